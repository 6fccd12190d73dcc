import path from 'node:path';
import { findOffice } from '#tools/pdf/find-office.ts';
import { makeDatabases, preparePostgres } from './postgres.ts';
import { answers, requireListener } from '#tools/launch/readiness.ts';
import { findRedis, prepareRedis } from './redis.ts';
import { portsOf, services, variable } from './services.mjs';
import { root, type Settings } from '#tools/launch/settings.mjs';
import type { Children } from '#tools/launch/children.mjs';
import type { Secrets } from './secrets.ts';

/**
 * Brings the outside parts that are not configured: each function starts what is missing and returns the variables
 * that say where it is.
 */
export interface Setting {
  settings: Settings;
  secrets: Secrets;
  children: Children;
  /** the data live as long as a test run */
  throwaway?: boolean;
}

export const tools = path.join(root, 'node_modules', '.cache', 'pactwright');

export async function startPostgres({
  settings,
  secrets,
  children,
  throwaway,
}: Setting): Promise<{ adminUrl: string }> {
  const { spec, adminUrl } = await preparePostgres(children, {
    folder: path.join(settings.dataDir, 'postgres'),
    port: portsOf(settings).postgres,
    password: secrets.postgres,
    throwaway,
  });
  await children.start(spec);
  return { adminUrl };
}

export async function provideDatabases(setting: Setting): Promise<Record<string, string>> {
  const { settings, secrets } = setting;
  const { given } = settings;
  const owners = services.flatMap((service) =>
    'database' in service ? [{ ...service, urlName: `${variable(service.name)}_DATABASE_URL` }] : [],
  );
  const missing = owners.filter(({ urlName }) => !given[urlName]);
  const named = [...owners.map(({ urlName }) => urlName), ...(missing.length > 0 ? ['DATABASE_URL'] : [])];
  await Promise.all(named.map(async (name) => given[name] && requireListener(name, given[name])));
  if (missing.length === 0) return {};
  const adminUrl = given.DATABASE_URL || (await startPostgres(setting)).adminUrl;
  const urls = await makeDatabases(
    adminUrl,
    missing.map(({ database }) => database),
    secrets.postgres,
  );
  return Object.fromEntries(missing.map(({ urlName, database }) => [urlName, urls[database] ?? '']));
}

export async function provideRedis({
  settings,
  secrets,
  children,
  throwaway,
}: Setting): Promise<Record<string, string>> {
  const { given } = settings;
  const REDIS_QUEUE_URL = given.REDIS_QUEUE_URL || given.REDIS_URL;
  const REDIS_SESSION_URL = given.REDIS_SESSION_URL || given.REDIS_URL;
  const named = (name: string) => (given[name] ? name : 'REDIS_URL');
  if (REDIS_QUEUE_URL) await requireListener(named('REDIS_QUEUE_URL'), REDIS_QUEUE_URL);
  if (REDIS_SESSION_URL) await requireListener(named('REDIS_SESSION_URL'), REDIS_SESSION_URL);
  if (REDIS_QUEUE_URL && REDIS_SESSION_URL) return { REDIS_QUEUE_URL, REDIS_SESSION_URL };
  const redis = await findRedis(children, tools);
  const ports = portsOf(settings);
  const prepare = (name: string, port: number) =>
    prepareRedis(redis, {
      name,
      port,
      folder: path.join(settings.dataDir, name),
      password: secrets.redis,
      throwaway,
    });
  const queue = REDIS_QUEUE_URL ? undefined : prepare('redis-queue', ports.queueRedis);
  const session = REDIS_SESSION_URL ? undefined : prepare('redis-session', ports.sessionRedis);
  await children.start(...[queue, session].flatMap((prepared) => (prepared ? [prepared.spec] : [])));
  return {
    REDIS_QUEUE_URL: REDIS_QUEUE_URL || (queue?.url ?? ''),
    REDIS_SESSION_URL: REDIS_SESSION_URL || (session?.url ?? ''),
  };
}

export async function provideStorage({
  settings,
  secrets,
  children,
}: Setting): Promise<Record<string, string>> {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = settings.given;
  if (S3_ENDPOINT) {
    await requireListener('S3_ENDPOINT', S3_ENDPOINT);
    return { S3_ENDPOINT, S3_ACCESS_KEY: S3_ACCESS_KEY ?? '', S3_SECRET_KEY: S3_SECRET_KEY ?? '' };
  }
  const port = portsOf(settings).s3;
  const keys = { S3_ACCESS_KEY: secrets.s3AccessKey, S3_SECRET_KEY: secrets.s3SecretKey };
  await children.start({
    name: 's3',
    command: process.execPath,
    args: [path.join(import.meta.dirname, '../s3', 'main.ts')],
    env: { ...process.env, ...keys, S3_PORT: String(port), S3_FOLDER: path.join(settings.dataDir, 's3') },
    ready: answers(`http://127.0.0.1:${port}/minio/health/live`),
  });
  return { ...keys, S3_ENDPOINT: `http://127.0.0.1:${port}` };
}

export async function providePdf({ settings, children }: Setting): Promise<Record<string, string>> {
  const { GOTENBERG_URL } = settings.given;
  if (GOTENBERG_URL) {
    await requireListener('GOTENBERG_URL', GOTENBERG_URL);
    return { GOTENBERG_URL };
  }
  const port = portsOf(settings).pdf;
  const { python, office } = await findOffice(children);
  await children.start({
    name: 'pdf',
    command: process.execPath,
    args: [path.join(import.meta.dirname, '../pdf', 'main.ts')],
    env: {
      ...process.env,
      PDF_PORT: String(port),
      PDF_FOLDER: path.join(settings.dataDir, 'pdf'),
      PDF_PYTHON: python,
      PDF_OFFICE: JSON.stringify(office),
    },
    ready: answers(`http://127.0.0.1:${port}/health`),
  });
  return { GOTENBERG_URL: `http://127.0.0.1:${port}` };
}
