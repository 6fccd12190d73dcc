import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { configureLogging } from '@pactwright/server-kit';
import { dataSourceOptions, type MigrationPlan } from '@pactwright/server-database';
import { MinioObjectStorage } from '@pactwright/server-storage';
import { given } from './given.js';
import { createMigrated, urlOf } from './migrated-template.js';

export interface TestDatabase {
  readonly url: string;
  readonly dataSource: DataSource;
  /** Closes the connection and removes the database. */
  drop(): Promise<void>;
}

/** A new database with the given migrations run, on the PostgreSQL server of the test run or on one of the test's own. */
export async function testDatabase(
  entities: MigrationPlan['entities'],
  migrations: MigrationPlan['migrations'],
  seed?: MigrationPlan['seed'],
  server = given('TEST_DATABASE_URL'),
): Promise<TestDatabase> {
  configureLogging('test', process.env['TEST_LOG_LEVEL'] ?? 'silent');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createMigrated(server, name, { entities, migrations });
  const url = urlOf(server, name);
  const dataSource = await new DataSource(dataSourceOptions({ url, entities, migrations })).initialize();
  if (seed) await dataSource.transaction(seed);
  return {
    url,
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      const client = new Client({ connectionString: server });
      await client.connect();
      try {
        await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
      } finally {
        await client.end();
      }
    },
  };
}

/* A worker runs one file at a time, so one number for all its files is enough. */
let logicalDatabase: Promise<number> | undefined;

/** The address of an emptied logical database that no test file running at the same time uses. */
export async function testRedisUrl(): Promise<string> {
  const url = new URL(given('TEST_REDIS_URL'));
  logicalDatabase ??= nextLogicalDatabase(url.href);
  url.pathname = `/${await logicalDatabase}`;
  await withRedis(url.href, (redis) => redis.flushdb());
  return url.href;
}

/** In turn all but the first, which keeps whose turn it is: there are many more than workers. */
const nextLogicalDatabase = (url: string): Promise<number> =>
  withRedis(url, async (redis) => {
    const [, databases] = (await redis.config('GET', 'databases')) as [string, string];
    return 1 + ((await redis.incr('test-files')) % (Number(databases) - 1));
  });

async function withRedis<T>(url: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  try {
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}

export interface TestStorageOptions {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  readonly bucket: string;
}

/** How to reach the object store of the test run, with a bucket of this file's own. */
export function testStorageOptions(): TestStorageOptions {
  return {
    endpoint: given('TEST_S3_ENDPOINT'),
    accessKey: given('TEST_S3_ACCESS_KEY'),
    secretKey: given('TEST_S3_SECRET_KEY'),
    region: 'us-east-1',
    bucket: `test-${randomUUID()}`,
  };
}

export const testStorage = (): MinioObjectStorage => new MinioObjectStorage(testStorageOptions());

export const gotenbergUrl = (): string => given('TEST_GOTENBERG_URL');
