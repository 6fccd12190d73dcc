import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { colour } from '../src/theme/tokens.ts';
import texts from './web-manifest-texts.json' with { type: 'json' };

/** A maskable icon is cut to any shape; what matters lies within four fifths of its width. */
const SAFE_PART = 0.8;

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, isMaskable: false },
  { file: 'icons/icon-512.png', size: 512, isMaskable: false },
  { file: 'icons/maskable-512.png', size: 512, isMaskable: true },
  { file: 'icons/apple-touch-icon.png', size: 180, isMaskable: true },
];

/**
 * What a browser needs to install the product: a manifest in each language and the icons, all made from one drawing and the
 * colours of the theme.
 * @returns {import('vite').Plugin}
 */
export const webManifest = () => {
  let root = '';
  const files = () => {
    const drawing = readFileSync(path.join(root, 'public', 'favicon.svg'), 'utf8');
    return new Map([
      ...Object.keys(texts).map((language) => manifestFile(/** @type {keyof typeof texts} */ (language))),
      ...ICONS.map(({ file, size, isMaskable }) => [
        file,
        draw(isMaskable ? filled(drawing) : drawing, size),
      ]),
    ]);
  };
  return {
    name: 'web-manifest',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      const served = files();
      server.middlewares.use((request, response, next) => {
        const file = (request.url ?? '').slice(1).split('?')[0] ?? '';
        const content = served.get(file);
        if (content === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.png') ? 'image/png' : 'application/manifest+json');
        response.end(content);
      });
    },
  };
};

/**
 * @param {keyof typeof texts} language
 * @returns {[string, string]}
 */
function manifestFile(language) {
  const { name, shortName, description, write, check } = texts[language];
  const at = (/** @type {string} */ address) => `${address}?lng=${language}`;
  const icon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };
  const manifest = {
    /* One product in whatever language it was installed. */
    id: '/',
    scope: '/',
    start_url: at('/'),
    name,
    short_name: shortName,
    description,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: colour.paper,
    background_color: colour.canvas,
    categories: ['business', 'productivity'],
    icons: ICONS.filter(({ file }) => !file.includes('apple')).map(({ file, size, isMaskable }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: write, url: at('/contract/new'), icons: [icon] },
      { name: check, url: at('/contract/analyze'), icons: [icon] },
    ],
  };
  return [`manifest.${language}.webmanifest`, `${JSON.stringify(manifest, null, 2)}\n`];
}

/** @param {string} drawing without rounded corners, and small enough to be cut round */
function filled(drawing) {
  const [, inner = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(drawing) ?? [];
  const [background = '', ...rest] = inner.split(/(?<=\/>)/);
  const margin = (32 * (1 - SAFE_PART)) / 2;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    background.replace(/ rx="[^"]*"/, ''),
    `<g transform="translate(${margin} ${margin}) scale(${SAFE_PART})">${rest.join('')}</g></svg>`,
  ].join('');
}

/**
 * @param {string} drawing
 * @param {number} size
 * @returns {Uint8Array<ArrayBuffer>}
 */
const draw = (drawing, size) =>
  new Uint8Array(new Resvg(drawing, { fitTo: { mode: 'width', value: size } }).render().asPng());
