import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { LIMITS, overBudget } from './budget.mjs';
import { checkerFigures } from './checker-figures.mjs';
import { chunksOf, transferSize } from './chunks.mjs';
import { markdown } from './markdown.mjs';
import { pageScriptHash, pageFile } from './page-file.mjs';
import { sharingPictures } from './sharing-pictures.mjs';
import { notePageModules, withPageModules } from './page-modules.mjs';
import { sitemap } from './sitemap.mjs';

const LANGUAGES = ['en', 'lt'];
/** Stands for the site's own address, which only the server knows (apps/gateway/src/web). */
const ORIGIN = 'https://origin.invalid';
const MISSING_PAGE = '/404';
const WIZARD = '/contract/new';
/** What the build draws in place of the browser: it stays in the file as it is (shared/use-is-from-file.ts). */
const DRAWN_BY_BUILD = [
  'src/features/home/components/sample-sheet.js',
  'src/features/home/components/figure-lines.js',
];

/**
 * Draws every public page in both languages into a file, and says in `pages.json` which file answers which address.
 * @returns {import('vite').Plugin}
 */
export const prerender = () => {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const { app, remove } = await buildApp(config.root);
      try {
        await writePages(app, config.root, path.resolve(config.root, config.build.outDir));
      } finally {
        remove();
      }
    },
  };
};

/**
 * @param {typeof import('../src/entry-server.js')} app
 * @param {string} root
 * @param {string} outDir
 */
async function writePages(app, root, outDir) {
  const template = withInlineStyles(readFileSync(path.join(outDir, 'index.html'), 'utf8'), outDir);
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite', 'manifest.json'), 'utf8'));
  mkdirSync(path.join(outDir, 'pages'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    writeFileSync(path.join(outDir, name), text);
    return name;
  };

  const drawPicture = await sharingPictures(cacheOf(root), app.PRODUCT_NAME);
  /** @type {{ path: string, bytes: number, files: readonly string[] }[]} */
  const sizes = [];
  const draw = async (/** @type {string} */ pathname, /** @type {string} */ language, address = pathname) => {
    const { result, modules } = await withPageModules(() => app.renderPage(pathname, language, ORIGIN));
    const texts = result.texts.map(
      (/** @type {string} */ name) => `src/shared/i18n/catalogues/${language}/${name}.json`,
    );
    const loaded = modules.filter((module) => !DRAWN_BY_BUILD.includes(module));
    const chunks = chunksOf(manifest, [...loaded, ...texts]);
    sizes.push({ path: address, bytes: transferSize(outDir, chunks), files: chunks });
    const faces = facesOf(manifest, language);
    const firstSheet = pathname === WIZARD ? app.firstSheet(language) : undefined;
    const head = app.renderHead(result.head);
    const shared = result.head.find(({ attributes }) => attributes?.['property'] === 'og:title');
    if (shared)
      drawPicture(path.join(outDir, app.pictureOf(pathname, language)), shared.attributes?.['content'] ?? '');
    return write(
      `pages/${address.slice(1).replaceAll('/', '-') || (address === '/' ? 'home' : 'not-found')}.${language}.html`,
      pageFile(template, {
        ...result,
        origin: ORIGIN,
        language,
        head,
        address,
        modules: chunks,
        faces,
        firstSheet,
      }),
    );
  };
  /** @param {(language: string) => Promise<string> | string} make */
  const inEachLanguage = async (make) => {
    /** @type {Record<string, string>} */
    const files = {};
    for (const language of LANGUAGES) files[language] = await make(language);
    return files;
  };

  /** @type {Record<string, Record<string, string>>} */
  const pages = {};
  for (const page of app.publicPages) pages[page] = await inEachLanguage((language) => draw(page, language));
  const notFound = await inEachLanguage((language) => draw(MISSING_PAGE, language, '*'));
  const shellHead = app.renderHead([
    { tag: 'title', content: app.PRODUCT_NAME },
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]);
  const shell = await inEachLanguage((language) =>
    write(`pages/shell.${language}.html`, pageFile(template, { origin: ORIGIN, language, head: shellHead })),
  );
  const addressOf = (/** @type {string} */ language, /** @type {string} */ pathname) =>
    app.addressIn(language, { origin: ORIGIN, pathname });
  write('sitemap.xml', sitemap(app.publicPages, LANGUAGES, addressOf));
  const { known, closed } = app.addressesOf(app.routes, app.publicPages);
  const site = { origin: ORIGIN, scripts: [pageScriptHash], pages, notFound, shell, known, closed };
  write('pages.json', `${JSON.stringify({ ...site, texts: ['robots.txt', 'sitemap.xml'] }, null, 2)}\n`);
  /* Nothing of them is drawn here: they are weighed by what their routes load, without their texts. */
  for (const address of known.filter((pattern) => !app.publicPages.includes(pattern))) {
    const { modules } = await withPageModules(() => app.loadedRoutes(app.routes, address));
    const chunks = chunksOf(manifest, modules);
    sizes.push({ path: address, bytes: transferSize(outDir, chunks), files: chunks });
  }
  write('.vite/javascript.json', JSON.stringify(sizes, null, 2));

  const excess = overBudget(sizes, LIMITS);
  if (excess.length > 0) throw new Error(`Too much JavaScript:\n  ${excess.join('\n  ')}`);
}

/* Below the packages, so that they are found from there. */
const cacheOf = (/** @type {string} */ root) => path.join(root, '..', '..', 'node_modules', '.cache');

/**
 * The app as a module for Node.
 * @param {string} root
 */
async function buildApp(root) {
  const cache = cacheOf(root);
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'prerender-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [notePageModules(root), checkerFigures(), markdown(), react()],
    build: { ssr: 'src/entry-server.tsx', outDir: folder, emptyOutDir: false, copyPublicDir: false },
    ssr: { noExternal: [/^@pactwright\//] },
  });
  return {
    /** @type {typeof import('../src/entry-server.js')} */
    app: await import(pathToFileURL(path.join(folder, 'entry-server.js')).href),
    /* Pages are modules of their own, loaded when they are drawn. */
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/**
 * What the first lines of every page are set in; Lithuanian needs the second part of each face.
 * @param {import('vite').Manifest} manifest
 * @param {string} language
 */
function facesOf(manifest, language) {
  const parts = language === 'lt' ? ['', '-ext'] : [''];
  const names = ['inter', 'source-serif-4'].flatMap((name) => parts.map((part) => `${name}${part}.woff2`));
  return names.flatMap((name) =>
    Object.values(manifest).flatMap(({ src, file }) => (src?.endsWith(`/faces/${name}`) ? file : [])),
  );
}

/**
 * The rules of the typefaces are small and needed at once.
 * @param {string} template
 * @param {string} outDir
 */
const withInlineStyles = (template, outDir) =>
  template.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file) => {
    return `<style>${readFileSync(path.join(outDir, file), 'utf8').trim()}</style>`;
  });
