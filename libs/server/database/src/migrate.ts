import { DataSource, type EntityManager } from 'typeorm';
import { Client } from 'pg';
import { logger } from '@pactwright/server-kit';
import { dataSourceOptions, type DatabaseOptions } from './data-source-options.js';

const log = logger('migrate');
/* Any constant does: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_020_661;
/* The second is what PostgreSQL answers when two processes create the same database at the same moment. */
const DUPLICATE_DATABASE = new Set(['42P04', '23505']);
const UNKNOWN_DATABASE = '3D000';

export interface MigrationPlan extends DatabaseOptions {
  /** Content the service needs from the start; must do nothing when it is there already. */
  readonly seed?: (manager: EntityManager) => Promise<void>;
}

/** Brings the database up to date: creates it when missing, runs what is new, seeds. Safe to run twice and in parallel. */
export async function migrateAndSeed(plan: MigrationPlan): Promise<void> {
  await createWhenMissing(plan.url);
  const dataSource = await new DataSource(dataSourceOptions(plan, 0)).initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    log.info({ migrations: ran.map(({ name }) => name) }, `${ran.length} migrations run`);
    if (plan.seed) await dataSource.transaction(plan.seed);
  } finally {
    /* The lock goes with its connection. Asked for, it would hide why a connection that is lost was lost. */
    await lock.release();
    await dataSource.destroy();
  }
}

async function createWhenMissing(url: string): Promise<void> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  if (await exists(url)) return;
  target.pathname = '/postgres';
  const client = new Client({ connectionString: target.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (error) {
    if (!DUPLICATE_DATABASE.has((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}

async function exists(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === UNKNOWN_DATABASE) return false;
    throw error;
  } finally {
    await client.end();
  }
}
