import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { Problem } from '#tools/launch/say.mjs';
import type { Children } from '#tools/launch/children.mjs';
import { dumpRows, restoreRows } from './rows.ts';
import { connected } from './targets.ts';

type Format = 'pg_dump' | 'rows';

export interface Dump {
  service: string;
  format: Format;
  /** relative to the backup */
  file: string;
  /** of that file */
  sha256: string;
  /** when its snapshot was taken */
  takenAt: string;
  /** that its schema is made of */
  migrations: string[];
  /** by table */
  rows: Record<string, number>;
}

/**
 * One database as it is at one moment: rows and their number are of the same snapshot. pg_dump takes it when it is as
 * new as the server.
 */
export const dump = (
  children: Children,
  folder: string,
  { service, url }: { service: string; url: string },
): Promise<Dump> =>
  connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: facts } = await client.query(
      `SELECT current_setting('server_version_num')::int / 10000 AS major, now() AS at, pg_export_snapshot() AS snapshot`,
    );
    const { major, at, snapshot }: { major: number; at: Date; snapshot: string } = facts[0];
    const format: Format = (await clientMajor(children)) >= major ? 'pg_dump' : 'rows';
    const file = path.join('databases', `${service}.${format === 'pg_dump' ? 'dump' : 'jsonl.gz'}`);
    const target = path.join(folder, file);
    if (format === 'rows') await dumpRows(client, target);
    else {
      const how = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
      await run(children, 'pg_dump', [...how, `--file=${target}`, url]);
    }
    const [migrations, rows] = [await migrationsOf(client), await rowCounts(client)];
    await client.query('COMMIT');
    return {
      service,
      format,
      file,
      sha256: await checksumOf(target),
      takenAt: at.toISOString(),
      migrations,
      rows,
    };
  });

/**
 * Whether a dump is what was backed up, and can go into this database.
 * @param url of a database that the migrations have made
 */
export async function requireFits(
  folder: string,
  { service, format, file, sha256, migrations }: Dump,
  url: string,
) {
  const source = path.join(folder, file);
  if ((await checksumOf(source)) !== sha256)
    throw new Problem(`${source} is not what was backed up: its checksum differs.`);
  if (format === 'pg_dump') return;
  const present = await connected(url, migrationsOf);
  if (present.join() !== migrations.join())
    throw new Problem(
      `The backup of ${service} was taken at ${migrations.at(-1)}, the code is at ${present.at(-1)}: restore it with the code it was taken with, then start the newer one.`,
    );
}

/** Puts one database back into one that the migrations have made, whole or not at all. */
export async function restore(children: Children, folder: string, { format, file }: Dump, url: string) {
  const source = path.join(folder, file);
  if (format === 'rows') return restoreRows(url, source);
  const how = [
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--single-transaction',
    '--exit-on-error',
  ];
  await run(children, 'pg_restore', [...how, `--dbname=${url}`, source]);
}

/** How many rows each table has. */
export async function rowCounts(client: Client): Promise<Record<string, number>> {
  const { rows }: { rows: { name: string }[] } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query(`SELECT count(*)::int AS n FROM ${client.escapeIdentifier(name)}`);
    counts[name] = Number(counted.rows[0].n);
  }
  return counts;
}

async function migrationsOf(client: Client) {
  const { rows }: { rows: { name: string }[] } = await client.query(
    'SELECT name FROM migrations ORDER BY timestamp',
  );
  return rows.map(({ name }) => name);
}

/** @returns 0 when there is none */
async function clientMajor(children: Children): Promise<number> {
  const { output } = await children.run('pg_dump', ['--version']);
  return Number(/ (\d+)[.\d]* ?/.exec(output)?.[1] ?? 0);
}

async function run(children: Children, command: string, args: string[]) {
  const { code, output } = await children.run(command, args);
  if (code !== 0) throw new Problem(`${command} failed: ${output.trim().replaceAll(/:[^:@/]+@/g, ':***@')}`);
}

async function checksumOf(file: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
