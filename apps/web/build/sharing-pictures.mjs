import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { headlineFace } from './faces.mjs';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;
/* theme/tokens.ts: canvas, ink, muted, pine, line. */
const COLOUR = {
  canvas: '#F6F5F1',
  ink: '#14211D',
  muted: '#626D68',
  pine: '#0E5A48',
  line: '#E3E1D9',
  paper: '#FFFFFF',
};

/** Size of the title and how many letters a line of it holds, the largest that fits. */
const SETTINGS = [
  { size: 76, letters: 20, lines: 3 },
  { size: 64, letters: 24, lines: 4 },
  { size: 52, letters: 30, lines: 5 },
];

/** @param {string} text @param {number} letters */
export function wrap(text, letters) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const escape = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** @param {string} title @param {string} product */
function drawing(title, product) {
  const fitting =
    SETTINGS.find(({ letters, lines }) => wrap(title, letters).length <= lines) ?? SETTINGS.at(-1);
  const { size, letters } = fitting ?? { size: 52, letters: 30 };
  const lines = wrap(title, letters);
  const lead = size * 1.12;
  const top = HEIGHT / 2 - (lines.length * lead) / 2 + size * 0.82 + 24;
  const set = lines
    .map((line, at) => `<tspan x="${MARGIN}" y="${top + at * lead}">${escape(line)}</tspan>`)
    .join('');
  /* A sheet that leaves the picture on the right, with a heading, lines of text and a signature. */
  const rows = Array.from({ length: 9 }, (_, at) => {
    const width = [210, 250, 236, 180, 250, 222, 250, 240, 140][at];
    return `<rect x="72" y="${150 + at * 34}" width="${width}" height="10" rx="5" fill="${COLOUR.line}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.canvas}"/>
  <g transform="translate(900 96) rotate(4)">
    <rect width="420" height="600" rx="4" fill="${COLOUR.paper}" stroke="${COLOUR.line}" stroke-width="2"/>
    <rect x="72" y="84" width="170" height="18" rx="9" fill="${COLOUR.pine}" opacity="0.85"/>
    ${rows.join('')}
    <path d="M72 500c26-34 36 14 66-18s40 16 88-8" fill="none" stroke="${COLOUR.ink}" stroke-width="4" stroke-linecap="round"/>
  </g>
  <g transform="translate(${MARGIN} 72) scale(1.6)">
    <rect width="32" height="32" rx="8" fill="${COLOUR.pine}"/>
    <path fill="${COLOUR.canvas}" d="M10 6h9l5 5v15H10z"/>
    <path d="M19 6v5h5M13 16h8M13 19.5h5M13 23.5c2-2 3 1 5-.8 1-.9 2-.5 3 0" fill="none" stroke="${COLOUR.pine}" stroke-width="1.5" stroke-linecap="round"/>
  </g>
  <text x="${MARGIN + 70}" y="109" font-family="Source Serif 4 Variable, Source Serif 4" font-weight="600" font-size="34" fill="${COLOUR.ink}">${product}</text>
  <text font-family="Source Serif 4 Variable, Source Serif 4" font-weight="600" font-size="${size}" letter-spacing="${-size * 0.02}" fill="${COLOUR.ink}">${set}</text>
  <rect x="${MARGIN}" y="${HEIGHT - 84}" width="64" height="6" rx="3" fill="${COLOUR.pine}"/>
</svg>`;
}

/**
 * Draws the picture that a shared link to a page shows: its title on our paper. What was drawn before is kept in `cache`.
 * @param {string} cache
 * @param {string} product
 */
export async function sharingPictures(cache, product) {
  const font = { fontFiles: await headlineFace(path.join(cache, 'faces')), loadSystemFonts: false };
  const kept = path.join(cache, 'sharing-pictures');
  mkdirSync(kept, { recursive: true });
  return (/** @type {string} */ file, /** @type {string} */ title) => {
    const picture = drawing(title, product);
    const copy = path.join(kept, `${createHash('sha256').update(picture).digest('hex')}.png`);
    if (!existsSync(copy)) writeFileSync(copy, new Resvg(picture, { font }).render().asPng());
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(copy, file);
  };
}
