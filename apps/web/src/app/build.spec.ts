import { complete } from '../../build/catalogues.mjs';
import { overBudget } from '../../build/budget.mjs';
import { chunksOf } from '../../build/chunks.mjs';
import {
  EARLY_CLICK,
  LANGUAGE_GUARD,
  PAGE_SCRIPT,
  pageFile,
  pageScriptHash,
} from '../../build/page-file.mjs';
import { wrap } from '../../build/sharing-pictures.mjs';
import { repeatEarlyClick } from '../shared/early-click.js';
import { sitemap } from '../../build/sitemap.mjs';

const template =
  '<html lang="en"><head><title>Pactwright</title></head><body><div id="root"></div></body></html>';

describe('the build of the pages', () => {
  it('R-I18N-01 puts the English text where a translation lacks one', () => {
    const english = { title: 'Title', parts: { one: 'One', two: 'Two' } };
    expect(complete(english, { title: 'Antraštė', parts: { one: 'Vienas' } })).toEqual({
      title: 'Antraštė',
      parts: { one: 'Vienas', two: 'Two' },
    });
  });

  it('writes a page with its content, its language and what the browser needs to take it over', () => {
    const html = pageFile(template, {
      language: 'lt',
      head: '<title>Paslaugos – Pactwright</title>',
      styles: '<style>p{}</style>',
      body: '<main>Kaina: $8</main>',
      address: '/services',
      texts: ['common', 'company'],
      preloads: ['assets/services.js'],
    });
    expect(html).toContain('<html lang="lt">');
    expect(html).toContain(
      '<div id="root" data-page="/services" data-language="lt" data-texts="common company"><main>Kaina: $8</main></div>',
    );
    expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/services.js" />');
    expect(html).toContain(`<script>${PAGE_SCRIPT}</script>`);
    expect(pageScriptHash).toMatch(/^'sha256-[\w+/]+=*'$/);
  });

  it('leaves a page without content to the browser', () => {
    const html = pageFile(template, { language: 'en', head: '<title>Pactwright</title>' });
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('<script>');
  });

  it('R-I18N-02 hides a page only where local storage alone names another language', () => {
    const run = ({ search = '', cookie = '', kept = '' }) => {
      const root = { lang: 'en', dataset: {} as Record<string, string> };
      const document = { cookie, documentElement: root };
      const storage = { getItem: () => kept || null };
      new Function('location', 'document', 'localStorage', LANGUAGE_GUARD)({ search }, document, storage);
      return 'misread' in root.dataset;
    };
    expect(run({ kept: 'lt' })).toBe(true);
    expect(run({ kept: 'en' })).toBe(false);
    expect(run({})).toBe(false);
    expect(run({ kept: 'lt', search: '?lng=en' })).toBe(false);
    expect(run({ kept: 'lt', cookie: 'a=b; i18next=en' })).toBe(false);
  });

  it('presses again the button that was pressed before the app was there, once', () => {
    document.body.innerHTML = '<button id="early"><b>Sign in</b></button><p>Words</p>';
    new Function(EARLY_CLICK)();
    document.querySelector('b')?.click();
    document.querySelector('p')?.click();
    let presses = 0;
    document.querySelector('#early')?.addEventListener('click', () => (presses += 1));

    repeatEarlyClick();
    document.querySelector('b')?.click();

    expect(presses).toBe(2);
    expect(window.earlyClick?.()?.id).toBe('early');
  });

  it('counts what a page loads: the entry, its own module and what both import, each once', () => {
    const manifest = {
      'index.html': { file: 'entry.js', imports: ['_frame.js'] },
      '_frame.js': { file: 'frame.js' },
      'src/home.tsx': { file: 'home.js', imports: ['_frame.js'] },
      'src/admin.tsx': { file: 'admin.js' },
    };
    expect(chunksOf(manifest, ['src/home.js', 'src/part-of-another.js'])).toEqual([
      'entry.js',
      'frame.js',
      'home.js',
    ]);
  });

  it('names each page that loads more than it may', () => {
    const pages = [
      { path: '/', bytes: 170_001 },
      { path: '/blog', bytes: 100_000 },
    ];
    expect(overBudget(pages, { '/': 170_000 }, 120_000)).toEqual([
      '/ loads 170.0 KB of JavaScript, 170 KB are allowed',
    ]);
  });

  it('lists every page in every language, each naming the others', () => {
    const xml = sitemap(
      ['/', '/blog'],
      ['en', 'lt'],
      (language, page) => `https://a.example${page}?lng=${language}`,
    );
    expect(xml.match(/<loc>/g)).toHaveLength(4);
    expect(xml.match(/hreflang="lt" href="https:\/\/a\.example\/blog\?lng=lt"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default"/g)).toHaveLength(4);
  });

  it('breaks titles between words', () => {
    expect(wrap('Who owns the work, and when', 12)).toEqual(['Who owns the', 'work, and', 'when']);
  });
});
