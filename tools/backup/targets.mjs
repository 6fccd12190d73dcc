import { urlToHttpOptions } from 'node:url';
import pg from 'pg';
import { Client } from 'minio';
import { provideDatabases, provideStorage } from '#tools/stack/parts.mjs';
import { canConnect, databaseUrl } from '#tools/stack/postgres.mjs';
import { keepSecrets } from '#tools/stack/secrets.mjs';
import { portsOf, services, variable } from '#tools/stack/services.mjs';

/** @typedef {import('#tools/launch/children.mjs').Children} Children */
/** @typedef {import('#tools/launch/settings.mjs').Settings} Settings */

/**
 * Where the data are: what the environment names, as for the services, and the embedded parts for the rest.
 * @typedef {object} Targets
 * @property {{ service: string, url: string }[]} databases
 * @property {Client} storage
 * @property {string} region where buckets are made
 * @property {string} bucketPrefix
 * @property {Record<string, string>} environment the same, as the services are told
 */

const owners = services.flatMap((service) => ('database' in service ? [service] : []));

/**
 * @param {Settings} settings
 * @param {Children} children starts the embedded parts when nobody runs them
 * @returns {Promise<Targets>}
 */
export async function findTargets(settings, children) {
  const secrets = keepSecrets(settings.dataDir);
  const { given } = settings;
  const running = embeddedEnvironment(settings, secrets);
  const isRunning = await canConnect(running.CONTRACTS_DATABASE_URL ?? '');
  const setting = { settings, secrets, children };
  const found = isRunning
    ? running
    : Object.assign({}, ...(await Promise.all([provideDatabases(setting), provideStorage(setting)])));
  /** @param {string} name */
  const of = (name) => given[name] || found[name] || '';
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

/**
 * How the parts of a running `npm start` are reached.
 * @param {Settings} settings
 * @param {import('#tools/stack/secrets.mjs').Secrets} secrets
 * @returns {Record<string, string>}
 */
function embeddedEnvironment(settings, secrets) {
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

/**
 * @template T
 * @param {string} url
 * @param {(client: pg.Client) => Promise<T>} act
 */
export async function connected(url, act) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
