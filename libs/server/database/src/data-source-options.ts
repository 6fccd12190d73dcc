import { logger } from '@pactwright/server-kit';
import type { DataSourceOptions, EntitySchema, MigrationInterface } from 'typeorm';
import pg, { type Client } from 'pg';
import { prepareStatements } from './prepared-statements.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;
type Entity = (new () => object) | EntitySchema;
type Migration = new () => MigrationInterface;

export interface DatabaseOptions {
  readonly url: string;
  readonly entities: readonly Entity[];
  readonly migrations: readonly Migration[];
}

const POOL_SIZE = 5;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/* Ends transactions that somebody forgot, before they hold locks for long. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

const log = logger('database');

/*
 * Between the pool and TypeORM there are moments in which neither listens to a connection: one that PostgreSQL ends just then
 * would end the process.
 */
const outliveItsLoss = (connection: Client): void => {
  connection.on('error', (error: Error) => log.warn({ err: error }, 'a connection was lost'));
};

const prepare = (connection: Client): void => {
  outliveItsLoss(connection);
  prepareStatements(connection);
};

/** How every service talks to its database; `statementTimeoutMs` 0 is for migrations, which may take long. */
export function dataSourceOptions(
  { url, entities, migrations }: DatabaseOptions,
  statementTimeoutMs = STATEMENT_TIMEOUT_MS,
): PostgresOptions {
  return {
    type: 'postgres',
    /* By itself TypeORM looks for it when it connects, where no bundle shows it. */
    driver: pg,
    url,
    entities: [...entities],
    migrations: [...migrations],
    migrationsRun: false,
    synchronize: false,
    namingStrategy: new SnakeNamingStrategy(),
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      keepAlive: true,
      onConnect: prepare,
    },
  };
}
