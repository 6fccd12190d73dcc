import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { PostgresProcess } from '../src/index.js';

const script = readFileSync(
  path.join(import.meta.dirname, '..', '..', '..', 'deploy', 'postgres', 'make-databases.sh'),
  'utf8',
);
const services = /for service in (?<names>.+); do/u.exec(script)?.groups?.['names']?.split(' ') ?? [];
const statements = (/<<'SQL'\n(?<sql>.+)\nSQL\n/su.exec(script)?.groups?.['sql'] ?? '')
  .split(';')
  .map((statement) => statement.trim())
  .filter(Boolean);

let postgres: PostgresProcess;

beforeAll(async () => {
  postgres = await PostgresProcess.start();
});
afterAll(() => postgres.remove());

const urlOf = (user: string, database: string): string => {
  const url = new URL(postgres.url);
  Object.assign(url, { username: user, pathname: `/${database}` });
  return url.href;
};
const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

describe('deploy/postgres/make-databases.sh', () => {
  it('works for an administrator of a managed server, who is no superuser', async () => {
    const superuser = await connected(postgres.url);
    await superuser.query('CREATE ROLE manager LOGIN CREATEDB CREATEROLE');
    await superuser.end();

    const manager = await connected(urlOf('manager', 'postgres'));
    for (const service of services)
      for (const statement of statements)
        await manager.query(
          statement
            .replaceAll(':"name"', manager.escapeIdentifier(service))
            .replaceAll(":'password'", manager.escapeLiteral(randomUUID())),
        );
    await manager.end();

    expect(services).toHaveLength(6);
    for (const service of services) {
      const owner = await connected(urlOf(service, service));
      await owner.query('CREATE TABLE own (id integer)');
      await owner.end();
    }
    await expect(connected(urlOf('identity', 'billing'))).rejects.toThrow('permission denied');
  });
});
