import { urlToHttpOptions } from 'node:url';
import pg from 'pg';
import { Client } from 'minio';
import { provideDatabases, provideStorage } from '#tools/stack/parts.ts';
import { canConnect, databaseUrl } from '#tools/stack/postgres.ts';
import { keepSecrets, type Secrets } from '#tools/stack/secrets.ts';
import { portsOf, services, variable } from '#tools/stack/services.mjs';
import type { Children } from '#tools/launch/children.mjs';
import type { Settings } from '#tools/launch/settings.mjs';

/**
 * Where the data are: what the environment names, as for the services, and the embedded parts for the rest.
 */
export interface Targets {
  databases: { service: string; url: string }[];
  storage: Client;
  /** where buckets are made */
  region: string;
  bucketPrefix: string;
  /** the same, as the services are told */
  environment: Record<string, string>;
}

const owners = services.flatMap((service) => ('database' in service ? [service] : []));

/** @param children starts the embedded parts when nobody runs them */
export async function findTargets(settings: Settings, children: Children): Promise<Targets> {
  const secrets = keepSecrets(settings.dataDir);
  const { given } = settings;
  const running = embeddedEnvironment(settings, secrets);
  const isRunning = await canConnect(running.CONTRACTS_DATABASE_URL ?? '');
  const setting = { settings, secrets, children };
  const found = isRunning
    ? running
    : Object.assign({}, ...(await Promise.all([provideDatabases(setting), provideStorage(setting)])));
  const of = (name: string) => given[name] || found[name] || '';
  const databases = owners.map(({ name }) => ({ service: name, url: of(`${variable(name)}_DATABASE_URL`) }));
  const { hostname, port, protocol } = urlToHttpOptions(new URL(of('S3_ENDPOINT')));
  const useSSL = protocol === 'https:';
  const region = given.S3_REGION || 'us-east-1';
  const storage = new Client({
    endPoint: hostname ?? '',
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: of('S3_ACCESS_KEY'),
    secretKey: of('S3_SECRET_KEY'),
    region,
    pathStyle: true,
  });
  return {
    databases,
    storage,
    region,
    bucketPrefix: given.S3_BUCKET_PREFIX || 'pactwright',
    environment: {
      ...found,
      ...Object.fromEntries(databases.map(({ service, url }) => [`${variable(service)}_DATABASE_URL`, url])),
    },
  };
}

/** How the parts of a running `npm start` are reached. */
function embeddedEnvironment(settings: Settings, secrets: Secrets): Record<string, string> {
  const ports = portsOf(settings);
  const server = settings.given.DATABASE_URL || `postgres://127.0.0.1:${ports.postgres}/postgres`;
  return {
    ...Object.fromEntries(
      owners.map(({ name, database }) => [
        `${variable(name)}_DATABASE_URL`,
        settings.given[`${variable(name)}_DATABASE_URL`] ?? databaseUrl(server, database, secrets.postgres),
      ]),
    ),
    S3_ENDPOINT: settings.given.S3_ENDPOINT ?? `http://127.0.0.1:${ports.s3}`,
    S3_ACCESS_KEY: settings.given.S3_ACCESS_KEY ?? secrets.s3AccessKey,
    S3_SECRET_KEY: settings.given.S3_SECRET_KEY ?? secrets.s3SecretKey,
  };
}

export async function connected<T>(url: string, act: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
