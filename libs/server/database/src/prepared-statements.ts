import type { Client } from 'pg';

/* The same statements come again and again; texts beyond these are put together for the moment. */
const MOST_STATEMENTS = 200;
const CHANGED_BY_MIGRATION = '0A000';

const names = new Map<string, string>();

/** Under which every connection keeps this statement; undefined for one too many to be kept. */
export function nameOfStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Lets PostgreSQL parse a statement with parameters once for each connection, and plan it only as often as that pays. A
 * connection whose statements a migration has changed is given up: the pool opens another.
 */
export function prepareStatements(client: Pick<Client, 'query' | 'end'>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const prepared = (...args: unknown[]): Promise<unknown> => {
    const [text, values] = args;
    const isPlain = args.length === 2 && typeof text === 'string' && Array.isArray(values);
    const name = isPlain && values.length > 0 ? nameOfStatement(text) : undefined;
    if (name === undefined) return query(...args);
    return query({ name, text, values }).catch((error: unknown) => {
      if ((error as { code?: string }).code === CHANGED_BY_MIGRATION) void client.end();
      throw error;
    });
  };
  client.query = prepared as Client['query'];
}
