import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { dataFolder } from './processes.js';

const isIn = (words: readonly string[], text: string | Buffer): boolean =>
  words.some((word) => text.includes(word));

/** Files of the stack's folder that hold one of these words: storage, queues, databases, whatever was made on the way. */
export async function filesWith(words: readonly string[]) {
  const found: string[] = [];
  let looked = 0;
  for await (const file of glob('**/*', { cwd: dataFolder() })) {
    const bytes = await readFile(path.join(dataFolder(), file)).catch(() => undefined);
    if (!bytes) continue;
    looked += 1;
    if (isIn(words, bytes)) found.push(file);
  }
  return { found, looked };
}

/** Rows of every database that hold one of these words: in its files, long values are compressed. */
export async function rowsWith(words: readonly string[]) {
  const found: string[] = [];
  let looked = 0;
  const [file = ''] = await filesNamed('postmaster.pid');
  const port = Number((await readFile(file, 'utf8')).split('\n')[3]);
  const { postgres: password } = JSON.parse(
    await readFile(path.join(dataFolder(), 'secrets.json'), 'utf8'),
  ) as { postgres: string };
  const ask = async (database: string, statement: string): Promise<readonly { readonly text: string }[]> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'pactwright', password, database });
    await client.connect();
    try {
      return (await client.query<{ text: string }>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  for (const { text: database } of await ask(
    'postgres',
    'SELECT datname AS text FROM pg_database WHERE NOT datistemplate',
  )) {
    const tables = await ask(
      database,
      `SELECT format('%I.%I', schemaname, tablename) AS text FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { text: table } of tables) {
      const rows = await ask(database, `SELECT t::text AS text FROM ${table} t`);
      looked += rows.length;
      if (rows.some(({ text }) => isIn(words, text))) found.push(`${database} ${table}`);
    }
  }
  return { found, looked };
}

/**
 * Has each Redis of the stack write what it holds into the stack's folder, as it is: tests run them without a file, and a file would
 * be compressed. Resolves with how many there are.
 */
export async function writeDownRedis(): Promise<number> {
  const files = await filesNamed('redis.conf');
  for (const file of files) {
    const settings = await readFile(file, 'utf8');
    const setting = (name: string) => new RegExp(`^${name} (.+)$`, 'm').exec(settings)?.[1] ?? '';
    const redis = new Redis({ port: Number(setting('port')), password: setting('requirepass') });
    try {
      await redis.config('SET', 'rdbcompression', 'no');
      await redis.save();
    } finally {
      redis.disconnect();
    }
  }
  return files.length;
}

async function filesNamed(name: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(`**/${name}`, { cwd: dataFolder() }))
    files.push(path.join(dataFolder(), file));
  return files;
}
