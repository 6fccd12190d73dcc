import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#tools/launch/say.mjs';
import { dumpRows, restoreRows } from './rows.mjs';
import { connected } from './targets.mjs';

/** @typedef {import('#tools/launch/children.mjs').Children} Children */
/** @typedef {'pg_dump' | 'rows'} Format */

/**
 * @typedef {object} Dump
 * @property {string} service
 * @property {Format} format
 * @property {string} file relative to the backup
 * @property {string} sha256 of that file
 * @property {string} takenAt when its snapshot was taken
 * @property {string[]} migrations that its schema is made of
 * @property {Record<string, number>} rows by table
 */

/**
 * One database as it is at one moment: rows and their number are of the same snapshot. pg_dump takes it when it is as
 * new as the server.
 * @param {Children} children
 * @param {string} folder
 * @param {{ service: string, url: string }} database
 * @returns {Promise<Dump>}
 */
export const dump = (children, folder, { service, url }) =>
  connected(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: facts } = await client.query(
      `SELECT current_setting('server_version_num')::int / 10000 AS major, now() AS at, pg_export_snapshot() AS snapshot`,
    );
    /** @type {{ major: number, at: Date, snapshot: string }} */
    const { major, at, snapshot } = facts[0];
    /** @type {Format} */
    const format = (await clientMajor(children)) >= major ? 'pg_dump' : 'rows';
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
 * @param {string} folder
 * @param {Dump} dumped
 * @param {string} url of a database that the migrations have made
 */
export async function requireFits(folder, { service, format, file, sha256, migrations }, url) {
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

/**
 * Puts one database back into one that the migrations have made, whole or not at all.
 * @param {Children} children
 * @param {string} folder
 * @param {Dump} dumped
 * @param {string} url
 */
export async function restore(children, folder, { format, file }, url) {
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

/**
 * How many rows each table has.
 * @param {import('pg').Client} client
 * @returns {Promise<Record<string, number>>}
 */
export async function rowCounts(client) {
  /** @type {{ rows: { name: string }[] }} */
  const { rows } = await client.query(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of rows) {
    const counted = await client.query(`SELECT count(*)::int AS n FROM ${client.escapeIdentifier(name)}`);
    counts[name] = Number(counted.rows[0].n);
  }
  return counts;
}

/** @param {import('pg').Client} client */
async function migrationsOf(client) {
  /** @type {{ rows: { name: string }[] }} */
  const { rows } = await client.query('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}

/**
 * @param {Children} children
 * @returns {Promise<number>} 0 when there is none
 */
async function clientMajor(children) {
  const { output } = await children.run('pg_dump', ['--version']);
  return Number(/ (\d+)[.\d]* ?/.exec(output)?.[1] ?? 0);
}

/**
 * @param {Children} children
 * @param {string} command
 * @param {string[]} args
 */
async function run(children, command, args) {
  const { code, output } = await children.run(command, args);
  if (code !== 0) throw new Problem(`${command} failed: ${output.trim().replaceAll(/:[^:@/]+@/g, ':***@')}`);
}

/** @param {string} file */
async function checksumOf(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
