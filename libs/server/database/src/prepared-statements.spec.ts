import { jest } from '@jest/globals';
import type { Client } from 'pg';
import { nameOfStatement, prepareStatements } from './prepared-statements.js';

function aConnection() {
  const query = jest.fn<(...args: unknown[]) => Promise<unknown>>().mockResolvedValue({ rows: [] });
  const end = jest.fn<() => Promise<void>>().mockResolvedValue();
  const connection = { query, end } as unknown as Client;
  prepareStatements(connection);
  return { connection, query, end };
}

describe(prepareStatements.name, () => {
  it('names a statement with parameters, by the same name every time', async () => {
    const { connection, query } = aConnection();
    const text = 'SELECT 1 FROM runs WHERE id = $1';
    await connection.query(text, ['a']);
    await connection.query(text, ['b']);
    const name = nameOfStatement(text);
    expect(name).toMatch(/^s\d+$/);
    expect(query.mock.calls).toEqual([[{ name, text, values: ['a'] }], [{ name, text, values: ['b'] }]]);
    expect(nameOfStatement('SELECT 2 FROM runs WHERE id = $1')).not.toBe(name);
  });

  it('leaves everything else as it is', async () => {
    const { connection, query } = aConnection();
    await connection.query('COMMIT');
    await connection.query('SELECT 1', []);
    await connection.query({ text: 'SELECT $1', values: ['a'] });
    expect(query.mock.calls).toEqual([['COMMIT'], ['SELECT 1', []], [{ text: 'SELECT $1', values: ['a'] }]]);
  });

  it('gives up a connection whose statements a migration has changed, and no other', async () => {
    const { connection, query, end } = aConnection();
    const ask = (): Promise<unknown> => connection.query('SELECT title FROM contracts WHERE id = $1', ['a']);
    query.mockRejectedValueOnce(Object.assign(new Error('unique'), { code: '23505' }));
    await expect(ask()).rejects.toThrow('unique');
    expect(end).not.toHaveBeenCalled();
    query.mockRejectedValueOnce(Object.assign(new Error('cached plan'), { code: '0A000' }));
    await expect(ask()).rejects.toThrow('cached plan');
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('keeps a bounded number of statements', () => {
    const names = Array.from({ length: 300 }, (_, at) => nameOfStatement(`SELECT $1 + ${at}`));
    expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(200);
    expect(nameOfStatement('SELECT $1 + 0')).toBe(names[0]);
  });
});
