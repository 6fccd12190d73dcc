import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@pactwright/testing';
import { startGateway, type Harness } from './harness.js';

describe('the public port', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pactwright-web-'));
  let operatorPort: number;
  let harness: Harness;
  const get = (address: string) => fetch(`${harness.gateway.url}${address}`);

  beforeAll(async () => {
    mkdirSync(path.join(root, 'assets'));
    writeFileSync(path.join(root, 'index.html'), '<title>the app</title>');
    writeFileSync(path.join(root, 'assets', 'app-1a2b.js'), 'void 0;');
    writeFileSync(path.join(root, 'assets', 'app-1a2b.js.br'), brotliCompressSync('void 0;'));
    operatorPort = await freePort();
    harness = await startGateway({ WEB_ROOT: root }, operatorPort);
  });
  afterAll(async () => {
    await harness.close();
    rmSync(root, { recursive: true });
  });

  it.each(['/', '/contracts', '/no/such/page'])(
    'serves the app at %s, asked for anew each time',
    async (at) => {
      const page = await get(at);
      expect(await page.text()).toContain('the app');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    },
  );

  it('serves files with a hash in their name for ever, and nothing in place of a missing one', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/app-gone.js')).status).toBe(404);
  });

  it('sends the compressed copy to a browser that takes it', async () => {
    const ask = (encoding: string) =>
      fetch(`${harness.gateway.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': encoding } });
    const compressed = await ask('br');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('cache-control')).toContain('immutable');
    expect(await compressed.text()).toBe('void 0;');
    expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
  });

  it('T-05 never hands on the address that carries a contract’s id', async () => {
    const page = await get('/payment-success?contractId=1');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('tells the world that it is alive and its operators alone how it is doing', async () => {
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(404);
    expect((await get('/metrics')).status).toBe(404);
    const operator = `http://127.0.0.1:${operatorPort}`;
    expect((await fetch(`${operator}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${operator}/metrics`)).text()).toContain('gateway_upstream_duration_seconds');
  });
});
