import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { testDatabase } from '@pactwright/testing';
import { Children } from '#tools/launch/children.mjs';
import { services, variable } from '#tools/stack/services.mjs';
import { readSettings } from '#tools/launch/settings.mjs';
import { putBack } from './files.ts';
import { findTargets } from './targets.ts';

describe(putBack.name, () => {
  it('makes a bucket that is missing in the region that S3_REGION names', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        if (request.method === 'PUT') asked.push(body);
        response.writeHead(request.method === 'HEAD' ? 404 : 200).end();
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const folder = mkdtempSync(path.join(tmpdir(), 'pactwright-files-'));
    const database = await testDatabase([], []);
    const settings = readSettings({
      ...Object.fromEntries(services.map(({ name }) => [`${variable(name)}_DATABASE_URL`, database.url])),
      DATA_DIR: folder,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY: 'somebody',
      S3_SECRET_KEY: 'something',
      S3_REGION: 'eu-central-1',
    });
    const targets = await findTargets(settings, new Children());
    const lost = {
      bucket: 'pactwright-documents',
      key: 'x',
      file: 'x',
      size: 1,
      sha256: '',
      type: 'text/plain',
    };
    await expect(putBack(targets, folder, [lost])).rejects.toThrow('ENOENT');
    expect(asked).toEqual([expect.stringContaining('<LocationConstraint>eu-central-1</LocationConstraint>')]);
    server.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
});
