import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@pactwright/testing';
import { startGateway, type Harness } from './harness.js';

const SCRIPT_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A web app as the build leaves it: two pages, in two languages. */
function writeWebApp(root: string, serviceWorker = 'release(1);'): void {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  };
  const inEachLanguage = (name: string, content: string) =>
    Object.fromEntries(
      ['en', 'lt'].map((language) => {
        write(
          `pages/${name}.${language}.html`,
          `<title>${content} ${language}</title>https://origin.invalid/`,
        );
        return [language, `pages/${name}.${language}.html`];
      }),
    );
  write('assets/app-1a2b.js', 'void 0;');
  write('assets/app-1a2b.js.br', brotliCompressSync('void 0;'));
  write('index.html', 'the template');
  write('service-worker.js', serviceWorker);
  write('manifest.en.webmanifest', '{}');
  write('robots.txt', 'Sitemap: https://origin.invalid/sitemap.xml');
  write(
    'pages.json',
    JSON.stringify({
      origin: 'https://origin.invalid',
      scripts: [SCRIPT_HASH],
      pages: { '/': inEachLanguage('home', 'home'), '/blog/one': inEachLanguage('blog-one', 'article') },
      shell: inEachLanguage('shell', 'shell'),
      notFound: inEachLanguage('not-found', 'not found'),
      known: ['/', '/contracts', '/admin/users/:id'],
      closed: ['/blog/:slug'],
      texts: ['robots.txt'],
    }),
  );
}

describe('the public port', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'pactwright-web-'));
  let operatorPort: number;
  let harness: Harness;
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`${harness.gateway.url}${address}`, { headers: { 'accept-language': 'en', ...headers } });

  beforeAll(async () => {
    writeWebApp(root);
    operatorPort = await freePort();
    harness = await startGateway({ WEB_ROOT: root }, operatorPort);
  });
  afterAll(async () => {
    await harness.close();
    rmSync(root, { recursive: true });
  });

  it.each([
    ['/', 200, 'home en'],
    ['/blog/one', 200, 'article en'],
    ['/blog/one/?from=mail', 200, 'article en'],
    ['/contracts?contractId=1', 200, 'shell en'],
    ['/admin/users/7', 200, 'shell en'],
    ['/blog/no-such-article', 404, 'shell en'],
    ['/no/such/page', 404, 'not found en'],
  ])('answers %s with %d and the page that belongs there', async (address, status, title) => {
    const page = await get(address);
    expect(page.status).toBe(status);
    expect(await page.text()).toContain(`<title>${title}</title>`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each([
    ['the lng parameter', '/?lng=lt', { cookie: 'i18next=en' }, 'lt'],
    ['the cookie', '/', { cookie: 'a=b; i18next=lt', 'accept-language': 'en-GB' }, 'lt'],
    ['the browser', '/', { 'accept-language': 'fr, lt-LT;q=0.8, en;q=0.5' }, 'lt'],
    ['the browser’s order', '/', { 'accept-language': 'lt;q=0.4, en-US;q=0.9' }, 'en'],
    ['English where nothing fits', '/?lng=xx', { 'accept-language': 'fr;q=0.9, lt;q=0' }, 'en'],
  ])('R-I18N-02 takes the language of a page from %s', async (_, address, headers, language) => {
    const page = await get(address, headers);
    expect(await page.text()).toContain(`<title>home ${language}</title>`);
    expect(page.headers.get('content-language')).toBe(language);
    expect(page.headers.get('vary')).toContain('Accept-Language, Cookie');
  });

  it('has pages asked for anew each time, and sends them only when they have changed', async () => {
    const first = await get('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect((await get('/?lng=lt', { 'if-none-match': etag })).status).toBe(200);
    expect((await get('/', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBe('br');
    expect((await get('/', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it('puts the site’s own address into pages and texts, and lets only the page’s own script run', async () => {
    const page = await get('/');
    expect(await page.text()).toContain('http://pactwright.example/');
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${SCRIPT_HASH}`);
    const robots = await get('/robots.txt');
    expect(await robots.text()).toBe('Sitemap: http://pactwright.example/sitemap.xml');
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each(['/pages/home.en.html', '/pages.json', '/index.html'])('keeps %s to itself', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('serves files with a hash in their name for ever, and nothing in place of a missing one', async () => {
    expect((await get('/assets/app-1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/app-gone.js')).status).toBe(404);
  });

  it('sends the compressed copy to a browser that takes it', async () => {
    const ask = (encoding: string) => get('/assets/app-1a2b.js', { 'accept-encoding': encoding });
    const compressed = await ask('br');
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect(compressed.headers.get('cache-control')).toContain('immutable');
    expect(await compressed.text()).toBe('void 0;');
    expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
  });

  it('tells a release from the one before by what is in its files, not by their size and time', async () => {
    const next = mkdtempSync(path.join(tmpdir(), 'pactwright-web-'));
    writeWebApp(next, 'release(2);');
    for (const folder of [root, next])
      for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 1_000, 1_000);
    const after = await startGateway({ WEB_ROOT: next }, await freePort());
    const first = await get('/service-worker.js');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = await get('/service-worker.js', headers);
    const released = await fetch(`${after.gateway.url}/service-worker.js`, { headers });
    await after.close();
    rmSync(next, { recursive: true });

    expect([first.status, again.status, released.status]).toEqual([200, 304, 200]);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await released.text()).toBe('release(2);');
    const manifest = await get('/manifest.en.webmanifest');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
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
