import { createHash, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrateAndSeed, type MigrationPlan } from '@pactwright/server-database';

/* Any constant does that nothing else locks on this server. */
const TEMPLATE_LOCK = 7_020_662;

/**
 * Creates the database `name` on `server` with the migrations run. They run once a server, in a template: to copy it costs a
 * fraction of what they cost. Migrations that read differently get a template of their own.
 */
export async function createMigrated(
  server: string,
  name: string,
  { entities, migrations }: Pick<MigrationPlan, 'entities' | 'migrations'>,
): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const template = templateOf(migrations);
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) {
      /* Under its name only when it is whole: a run that fails half way leaves nothing that others would copy. */
      const unfinished = `unfinished_${randomUUID().replaceAll('-', '')}`;
      await migrateAndSeed({ url: urlOf(server, unfinished), entities, migrations });
      await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${template}"`);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE "${template}"`);
  } finally {
    await client.end();
  }
}

/** The address of the database `name` on `server`. */
export function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function templateOf(migrations: MigrationPlan['migrations']): string {
  const hash = createHash('sha1');
  for (const migration of migrations) hash.update(`${migration.name} ${migration.toString()}\n`);
  return `template_${hash.digest('hex')}`;
}
