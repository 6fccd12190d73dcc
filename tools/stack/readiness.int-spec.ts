import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Children } from '#tools/launch/children.mjs';
import { provideDatabases } from './parts.ts';
import { requireListener } from '#tools/launch/readiness.ts';
import { keepSecrets } from './secrets.ts';
import { readSettings } from '#tools/launch/settings.mjs';

let server: Server;
let port: number;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.close());

describe(requireListener.name, () => {
  it.each(['postgres://a:b@localhost:', 'redis://:b@127.0.0.1:', 'http://127.0.0.1:'])(
    'is content when somebody listens at %s',
    async (address) => {
      await expect(requireListener('THE_URL', `${address}${port}`)).resolves.toBeUndefined();
    },
  );

  it('knows nothing of the sockets of files', async () => {
    for (const host of ['', 'a:b@%2Frun%2Fpostgresql'])
      await expect(requireListener('THE_URL', `postgres://${host}/here`)).resolves.toBeUndefined();
  });

  it.each([
    ['postgresql://a:hush@localhost:1/b', 'Nobody answers at localhost:1, where THE_URL leads.'],
    ['redis://:hush@[::1]:1', 'Nobody answers at [::1]:1, where THE_URL leads.'],
    ['https://hush.invalid', 'Nobody answers at hush.invalid:443, where THE_URL leads.'],
    ['postgresql://a:hush@no where/b', 'THE_URL is not an address.'],
    ['localhost:9000', 'THE_URL begins with localhost:, which nobody here speaks.'],
  ])('says what is wrong with %s, and no password', async (address, sentence) => {
    await expect(requireListener('THE_URL', address)).rejects.toThrow(new Error(sentence));
  });
});

describe(provideDatabases.name, () => {
  it.each(['DATABASE_URL', 'CONTRACTS_DATABASE_URL'])(
    'starts nothing when %s leads nowhere',
    async (name) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'pactwright-readiness-'));
      const settings = readSettings({ DATA_DIR: dataDir, [name]: 'postgres://a:b@127.0.0.1:1/c' });
      const setting = { settings, secrets: keepSecrets(dataDir), children: new Children() };
      await expect(provideDatabases(setting)).rejects.toThrow(
        `Nobody answers at 127.0.0.1:1, where ${name} leads.`,
      );
      expect(setting.children.list()).toEqual([]);
      rmSync(dataDir, { recursive: true });
    },
  );
});
