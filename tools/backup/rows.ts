import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { Problem } from '#tools/launch/say.mjs';
import { connected } from './targets.ts';

/*
 * The rows of a database as lines of JSON, for where no pg_dump is as new as the server. The schema is not in it: that
 * is what the migrations make, and a backup goes back only into the schema that it was taken from.
 */

/** a line before the rows it speaks of */
type Heading = { table: string } | { sequence: string; value: string };

const BATCH = 500;
const MIGRATIONS = 'migrations';

/** @param client in a transaction that sees one snapshot */
export const dumpRows = (client: Client, file: string) =>
  pipeline(Readable.from(lines(client)), createGzip(), createWriteStream(file, { mode: 0o600 }));

/** @param url of a database with the same schema */
export const restoreRows = (url: string, file: string) =>
  connected(url, async (client) => {
    await client.query('BEGIN');
    /* Append-only tables refuse to be emptied, and are empty already. */
    for (const table of (await tablesInOrder(client)).toReversed())
      if (await hasRows(client, table)) await client.query(`DELETE FROM ${client.escapeIdentifier(table)}`);
    let batch: string[] = [];
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
      const heading: Heading = JSON.parse(line.slice(1));
      if ('table' in heading) table = heading.table;
      else await client.query('SELECT setval($1::regclass, $2)', [heading.sequence, heading.value]);
    }
    await flush();
    await client.query('COMMIT');
  });

async function* lines(client: Client) {
  for (const table of await tablesInOrder(client)) {
    yield `#${JSON.stringify({ table })}\n`;
    await client.query(
      `DECLARE rows CURSOR FOR SELECT row_to_json(t)::text AS line FROM ${client.escapeIdentifier(table)} t`,
    );
    for (;;) {
      const { rows }: { rows: { line: string }[] } = await client.query(`FETCH ${BATCH} FROM rows`);
      if (rows.length === 0) break;
      yield rows.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
    }
    await client.query('CLOSE rows');
  }
  const { rows }: { rows: { sequence: string; value: string }[] } = await client.query(
    `SELECT quote_ident(schemaname) || '.' || quote_ident(sequencename) AS sequence, last_value AS value
     FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  for (const each of rows) yield `#${JSON.stringify(each)}\n`;
}

/** Each table after those it refers to; the list of migrations is the schema's own. */
async function tablesInOrder(client: Client): Promise<string[]> {
  const { rows }: { rows: { name: string; needs: string[] }[] } = await client.query(
    `SELECT c.relname AS name, coalesce(array_agg(f.confrelid::regclass::text) FILTER (WHERE f.confrelid <> c.oid), '{}') AS needs
     FROM pg_class c LEFT JOIN pg_constraint f ON f.conrelid = c.oid AND f.contype = 'f'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> $1
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS],
  );
  const ordered: string[] = [];
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

const hasRows = async (client: Client, table: string) =>
  (await client.query(`SELECT 1 FROM ${client.escapeIdentifier(table)} LIMIT 1`)).rowCount === 1;

async function insert(client: Client, table: string, batch: string[]) {
  const id = client.escapeIdentifier(table);
  const { rows }: { rows: { name: string }[] } = await client.query(
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
