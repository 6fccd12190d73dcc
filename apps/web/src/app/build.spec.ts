import { complete } from '../../build/catalogues.mjs';
import { overBudget } from '../../build/budget.mjs';
import { chunksOf } from '../../build/chunks.mjs';
import {
  EARLY_CLICK,
  LANGUAGE_GUARD,
  LATER_APP,
  PAGE_SCRIPT,
  RETURNING_GUARD,
  pageFile,
  pageScriptHash,
} from '../../build/page-file.mjs';
import { wrap } from '../../build/sharing-pictures.mjs';
import { LOCAL_DRAFT_KEY } from '../features/contract-wizard/model/local-draft.js';
import { repeatEarlyClick } from '../shared/early-click.js';
import { sitemap } from '../../build/sitemap.mjs';

const ORIGIN = 'https://origin.invalid';
const entry = '<script type="module" crossorigin src="/assets/index.js"></script>';
const template = `<html lang="en"><head><title>Pactwright</title>${entry}</head><body><div id="root"></div></body></html>`;

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
      origin: ORIGIN,
      language: 'lt',
      head: '<title>Paslaugos – Pactwright</title>',
      styles: '<style>p{}</style>',
      body: '<main>Kaina: $8</main>',
      address: '/services',
      texts: ['common', 'company'],
      modules: ['assets/index.js', 'assets/services.js'],
    });
    expect(html).toContain('<html lang="lt">');
    expect(html).toContain(`<meta name="site-origin" content="${ORIGIN}" />`);
    expect(html).toContain(
      '<div id="root" data-page="/services" data-language="lt" data-texts="common company"><main>Kaina: $8</main></div>',
    );
    const files = [
      ...(/<template id="app">(.*?)<\/template>/s.exec(html)?.[1] ?? '').matchAll(/="\/([^"]+)"/g),
    ];
    expect(files.map(([, file]) => file)).toEqual([
      ...['assets/index.js', 'assets/services.js'],
      ...['assets/index.js', 'assets/services.js'],
    ]);
    expect(html.replace(/<template.*<\/template>/s, '')).not.toMatch(/modulepreload|type="module"/);
    expect(html).toContain(`<script>${PAGE_SCRIPT}</script>`);
    expect(pageScriptHash).toMatch(/^'sha256-[\w+/]+=*'$/);
  });

  it('lays the first words of the contract beside the wizard, out of what the app takes over', () => {
    const page = {
      origin: ORIGIN,
      language: 'lt',
      head: '',
      body: '<main></main>',
      firstSheet: '<h2>Sutartis</h2>',
    };
    expect(pageFile(template, page)).toMatch(
      /<main><\/main><\/div>\s*<template id="first-sheet" lang="lt"><h2>Sutartis<\/h2><\/template>/,
    );
  });

  it('leaves a page without content to the browser', () => {
    const head = '<title>Pactwright</title>';
    const html = pageFile(template, { origin: ORIGIN, language: 'en', head });
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain(`<title>Pactwright</title>${entry}`);
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

  it('R-I18N-03 keeps the language that the address asks for before the app has come', () => {
    const keeps = (search: string): string => {
      const document = { cookie: '', documentElement: { lang: 'en', dataset: {} } };
      new Function('location', 'document', 'localStorage', LANGUAGE_GUARD)({ search }, document, {
        getItem: () => null,
      });
      return document.cookie.split(';', 1)[0] ?? '';
    };
    expect(keeps('?a=b&lng=lt')).toBe('i18next=lt');
    expect(keeps('?lng=english')).toBe('');
    expect(keeps('')).toBe('');
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

  it('asks for the app when the page has been painted, and at once for whoever begins to use it', () => {
    const painted: (() => void)[] = [];
    class PaintObserver {
      constructor(private readonly tell: () => void) {}
      observe = () => void painted.push(this.tell);
    }
    const open = () => {
      document.head.innerHTML = `<template id="app"><link rel="modulepreload" /></template>`;
      new Function('PerformanceObserver', LATER_APP)(PaintObserver);
    };
    const isAskedFor = () => document.head.querySelector('link') !== null;

    open();
    window.dispatchEvent(new Event('load'));
    expect(isAskedFor()).toBe(false);
    painted.forEach((tell) => tell());
    expect(isAskedFor()).toBe(true);

    open();
    expect('used' in document.documentElement.dataset).toBe(false);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(isAskedFor()).toBe(true);
    expect('used' in document.documentElement.dataset).toBe(true);
    delete document.documentElement.dataset['used'];
  });

  it('asks at once for the app where the page is hidden until it comes', () => {
    document.head.innerHTML = '<template id="app"><link rel="modulepreload" /></template>';
    document.documentElement.dataset['misread'] = '';
    new Function(LATER_APP)();
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    delete document.documentElement.dataset['misread'];
    expect(document.head.querySelector('link')).not.toBeNull();
  });

  it('R-WIZ-22 shows no empty questions to somebody whose answers are kept in this browser', () => {
    const isReturning = (kept: string | null, search = '') => {
      const root = { dataset: {} as Record<string, string> };
      const storage = { getItem: (key: string) => (key === LOCAL_DRAFT_KEY ? kept : null) };
      const run = new Function('location', 'document', 'localStorage', RETURNING_GUARD);
      run({ search }, { documentElement: root }, storage);
      return 'returning' in root.dataset;
    };
    expect(isReturning(null)).toBe(false);
    expect(isReturning('{}')).toBe(true);
    expect(isReturning(null, '?contractId=1')).toBe(true);
  });

  it('counts what a page loads: the entry, its own module and what both import, each once and after what it imports', () => {
    const manifest = {
      'index.html': { file: 'entry.js', imports: ['_frame.js'] },
      '_frame.js': { file: 'frame.js' },
      'src/home.tsx': { file: 'home.js', imports: ['_frame.js'] },
      'src/admin.tsx': { file: 'admin.js' },
    };
    expect(chunksOf(manifest, ['src/home.js', 'src/part-of-another.js'])).toEqual([
      'frame.js',
      'entry.js',
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
