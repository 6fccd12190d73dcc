import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Problem } from '#tools/launch/say.mjs';
import { connected } from './targets.mjs';

/*
 * The rows of a database as lines of JSON, for where no pg_dump is as new as the server. The schema is not in it: that
 * is what the migrations make, and a backup goes back only into the schema that it was taken from.
 */

/** @typedef {import('pg').Client} Client */
/** @typedef {{ table: string } | { sequence: string, value: string }} Heading a line before the rows it speaks of */

const BATCH = 500;
const MIGRATIONS = 'migrations';

/**
 * @param {Client} client in a transaction that sees one snapshot
 * @param {string} file
 */
export const dumpRows = (client, file) =>
  pipeline(Readable.from(lines(client)), createGzip(), createWriteStream(file, { mode: 0o600 }));

/**
 * @param {string} url of a database with the same schema
 * @param {string} file
 */
export const restoreRows = (url, file) =>
  connected(url, async (client) => {
    await client.query('BEGIN');
    /* Append-only tables refuse to be emptied, and are empty already. */
    for (const table of (await tablesInOrder(client)).toReversed())
      if (await hasRows(client, table)) await client.query(`DELETE FROM ${client.escapeIdentifier(table)}`);
    /** @type {string[]} */
    let batch = [];
    let table = '';
    const flush = async () => {
      if (batch.length > 0) await insert(client, table, batch);
      batch = [];
    };
    const input = createInterface({
      input: createReadStream(file).pipe(createGunzip()),
      crlfDelay: Infinity,
    });
    for await (const line of input) {
      if (!line.startsWith('#')) {
        batch.push(line);
        if (batch.length === BATCH) await flush();
        continue;
      }
      await flush();
      /** @type {Heading} */
      const heading = JSON.parse(line.slice(1));
      if ('table' in heading) table = heading.table;
      else await client.query('SELECT setval($1::regclass, $2)', [heading.sequence, heading.value]);
    }
    await flush();
    await client.query('COMMIT');
  });

/** @param {Client} client */
async function* lines(client) {
  for (const table of await tablesInOrder(client)) {
    yield `#${JSON.stringify({ table })}\n`;
    await client.query(
      `DECLARE rows CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${client.escapeIdentifier(table)} t`,
    );
    for (;;) {
      /** @type {{ rows: { line: string }[] }} */
      const { rows } = await client.query(`FETCH ${BATCH} FROM rows`);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
    }
    await client.query('CLOSE rows');
  }
  /** @type {{ rows: { sequence: string, value: string }[] }} */
  const { rows } = await client.query(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS sequence, last_value AS value
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  for (const each of rows) yield `#${JSON.stringify(each)}\n`;
}

/**
 * Each table after those it refers to; the list of migrations is the schema's own.
 * @param {Client} client
 * @returns {Promise<string[]>}
 */
async function tablesInOrder(client) {
  /** @type {{ rows: { name: string, needs: string[] }[] }} */
  const { rows } = await client.query(
    `SELECT c.relname AS name, coalesce(array_agg(f.confrelid::regclass::text) FILTER (WHERE f.confrelid <> c.oid), '{}') AS needs
     FROM pg_class c LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS],
  );
  /** @type {string[]} */
  const ordered = [];
  for (let left = rows; left.length > 0;) {
    const next = left.filter(({ needs }) => needs.every((need) => ordered.includes(need)));
    if (next.length === 0)
      throw new Problem(
        `These tables refer to each other in a circle: ${left.map(({ name }) => name).join(', ')}`,
      );
    ordered.push(...next.map(({ name }) => name));
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** @param {Client} client @param {string} table */
const hasRows = async (client, table) =>
  (await client.query(`SELECT 1 FROM ${client.escapeIdentifier(table)} LIMIT 1`)).rowCount === 1;

/**
 * @param {Client} client
 * @param {string} table
 * @param {string[]} batch
 */
async function insert(client, table, batch) {
  const id = client.escapeIdentifier(table);
  /** @type {{ rows: { name: string }[] }} */
  const { rows } = await client.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  const columns = rows.map(({ name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(
    `INSERT INTO ${id} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${id}, $1::json)`,
    [`[${batch.join(',')}]`],
  );
}
