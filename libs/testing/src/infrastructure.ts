import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { configureLogging } from '@pactwright/server-kit';
import { dataSourceOptions, migrateAndSeed, type MigrationPlan } from '@pactwright/server-database';
import { MinioObjectStorage } from '@pactwright/server-storage';
import { given } from './given.js';

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
  const url = new URL(server);
  url.pathname = `/${name}`;
  const plan = { url: url.href, entities, migrations };
  await migrateAndSeed({ ...plan, ...(seed ? { seed } : {}) });
  const dataSource = await new DataSource(dataSourceOptions(plan)).initialize();
  return {
    url: url.href,
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

/* Redis has 16 logical databases; each Jest worker runs one file at a time, so its own number is enough. */
const LOGICAL_DATABASES = 16;

/** The address of an emptied logical database that no test file running at the same time uses. */
export async function testRedisUrl(): Promise<string> {
  const url = new URL(given('TEST_REDIS_URL'));
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '1');
  url.pathname = `/${worker % LOGICAL_DATABASES}`;
  const redis = new Redis(url.href, { maxRetriesPerRequest: 1 });
  try {
    await redis.flushdb();
  } finally {
    redis.disconnect();
  }
  return url.href;
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
