import { createHash } from 'node:crypto';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Their pages open without a connection; other pages are kept once they have been opened. */
const KEPT_PAGES_OF = ['home', 'contract-wizard', 'contract-analysis'];
/* With the bar around them, whose menu and bubbles come when they are first asked for. */
const KEPT_FEATURES = [...KEPT_PAGES_OF, 'shell'];
const KEPT_PAGE = new RegExp(`/src/features/(${KEPT_PAGES_OF.join('|')})/pages/`);
const ANY_FEATURE = /\/src\/features\/([\w-]+)\//;
const ADMIN_TEXTS = /\/i18n\/catalogues\/\w+\/(?:admin|wizard-editor)\.json$/;

/**
 * Builds the service worker with the list of files to keep, once all of them have their names.
 * @returns {import('vite').Plugin}
 */
export const serviceWorker = () => {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = keptFiles(bundle);
        const release = createHash('sha256')
          .update(Object.keys(bundle).sort().join('\n'))
          .digest('hex')
          .slice(0, 12);
        const source = await build(path.join(root, 'src/service-worker/main.ts'), {
          'process.env.NODE_ENV': '"production"',
          RELEASE: JSON.stringify(release),
          KEPT_FILES: JSON.stringify(files.map((file) => `/${file}`)),
        });
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
};

/**
 * @param {string} input
 * @param {Record<string, string>} define
 */
async function build(input, define) {
  const bundle = await rolldown({ input, transform: { define }, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @returns {string[]}
 */
export function keptFiles(bundle) {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const kept = new Set();
  /** @param {import('vite').Rolldown.OutputChunk | undefined} chunk @param {boolean} isWhole with what it loads later */
  const keep = (chunk, isWhole) => {
    if (!chunk || kept.has(chunk.fileName)) return;
    kept.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) kept.add(file);
    for (const file of chunk.imports) keep(chunks.get(file), isWhole);
    if (isWhole)
      for (const file of chunk.dynamicImports) if (isOurs(chunks.get(file))) keep(chunks.get(file), true);
  };
  const all = [...chunks.values()];
  for (const chunk of all) if (KEPT_PAGE.test(chunk.facadeModuleId ?? '')) keep(chunk, true);
  for (const chunk of all) if (chunk.isEntry) keep(chunk, false);
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  return [...kept, ...fonts].sort();
}

/** @param {import('vite').Rolldown.OutputChunk | undefined} chunk */
function isOurs(chunk) {
  const module = chunk?.facadeModuleId ?? '';
  const feature = ANY_FEATURE.exec(module)?.[1];
  return !ADMIN_TEXTS.test(module) && (feature === undefined || KEPT_FEATURES.includes(feature));
}
