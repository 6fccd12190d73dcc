import { readFileSync } from 'node:fs';

const HEADING = '## Fresh contracts, first try';
const COLUMNS = [
  ...['date', 'set', 'language', 'contracts', 'planted found', 'grave ones'],
  ...['fair, criticised', 'present, called missing', 'absent, said'],
];
const SETS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  ...['eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth'],
];
const LANGUAGES = ['en', 'lt'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** @param {string} date */
const isDay = (date) =>
  DAY.test(date) && !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);
const PUBLISHED = '## Published contracts, first try';
const PUBLISHED_COLUMNS = ['date', 'contracts', 'findings read', 'right', 'arguable', 'wrong'];
const SHARE = /^(\d+)\/(\d+) = (\d\.\d{2})$/;
/** Half of the last digit of a share, and what a computer's numbers lack. */
const ROUNDING = 0.005 + 1e-9;

const FILE = /\/docs\/checker\.md\?figures$/;

/**
 * Reads the table of docs/checker.md that the page about the check shows. It throws at whatever it does not know, so that no
 * figure is lost or shown under the name of another.
 * @param {string} markdown
 */
export function readFigures(markdown) {
  const figures = rowsBelow(markdown, HEADING, COLUMNS).map(figuresOf);
  for (const language of LANGUAGES)
    if (!figures.some((row) => row.language === language))
      throw new Error(`Nothing is said of "${language}".`);
  const names = figures.map(({ set, language }) => `${set} ${language}`);
  if (new Set(names).size < names.length) throw new Error('A set stands there twice.');
  return figures;
}

/**
 * What was made of the findings in contracts that people publish, each group at its first reading.
 * @param {string} markdown
 */
export function readPublished(markdown) {
  return rowsBelow(markdown, PUBLISHED, PUBLISHED_COLUMNS).map((cells) => {
    const [date = '', ...counts] = cells;
    const [contracts = 0, findings = 0, right = 0, arguable = 0, wrong = 0] = counts.map(Number);
    const isWhole = counts.every((count) => /^\d+$/.test(count)) && cells.length === PUBLISHED_COLUMNS.length;
    if (!isDay(date) || !isWhole || contracts === 0 || right + arguable + wrong !== findings)
      throw new Error(`What was made of the findings does not add up in "${cells.join(' | ')}"`);
    return { date, contracts, findings, right, arguable, wrong };
  });
}

/**
 * The rows of the table that follows a heading, with a line between at most.
 * @param {string} markdown
 * @param {string} heading
 * @param {readonly string[]} columns
 */
function rowsBelow(markdown, heading, columns) {
  const lines = markdown.split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) throw new Error(`There is no "${heading}".`);
  const from = lines.findIndex((line, at) => at > start && (line.startsWith('|') || line.startsWith('#')));
  const after = lines.findIndex((line, at) => at >= from && !line.startsWith('|'));
  const [head = [], rule = [], ...rows] = lines.slice(from, after === -1 ? undefined : after).map(cellsOf);
  if (head.join('|') !== columns.join('|'))
    throw new Error(`The columns are other ones: ${head.join(' | ')}`);
  if (!rule.every((cell) => /^:?-+:?$/.test(cell))) throw new Error('There is no line below the columns.');
  return rows;
}

/** @param {string} line */
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** @param {readonly string[]} cells */
function figuresOf(cells) {
  const fail = (/** @type {string} */ what) => {
    throw new Error(`${what} in "${cells.join(' | ')}"`);
  };
  const [date = '', set = '', language = '', contracts = '', ...shares] = cells;
  if (cells.length !== COLUMNS.length) fail('Too many or too few cells');
  if (!isDay(date)) fail('No date');
  if (!SETS.includes(set)) fail('No number of a set');
  if (!LANGUAGES.includes(language)) fail('No language');
  if (!/^[1-9]\d*$/.test(contracts)) fail('No number of contracts');
  const [found, grave, criticised, calledMissing, saidAbsent] = shares.map((share) => {
    const [, count = Number.NaN, of = Number.NaN, written = Number.NaN] = (SHARE.exec(share) ?? []).map(
      Number,
    );
    const isRight = of > 0 && count <= of && Math.abs(count / of - written) <= ROUNDING;
    return isRight ? { count, of } : fail(`"${share}" is no share`);
  });
  return {
    ...{ date, set: SETS.indexOf(set) + 1, language, contracts: Number(contracts) },
    ...{ found, grave, criticised, calledMissing, saidAbsent },
  };
}

/** @param {string} markdown */
export const toModule = (markdown) =>
  `export default ${JSON.stringify(readFigures(markdown))};\nexport const published = ${JSON.stringify(readPublished(markdown))};`;

/**
 * Lets the interface import the figures alone: `docs/checker.md?figures`.
 * @returns {import('vite').Plugin}
 */
export const checkerFigures = () => ({
  name: 'checker-figures',
  enforce: 'pre',
  load(id) {
    if (!FILE.test(id)) return undefined;
    const file = id.replace(/\?figures$/, '');
    this.addWatchFile(file);
    return { code: toModule(readFileSync(file, 'utf8')), map: null, moduleType: 'js' };
  },
});
