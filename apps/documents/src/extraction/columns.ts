import { typedLanguage, type Language } from '@pactwright/drafting';
import { TracedText } from './text/traced-text.js';
import { prevailingIn } from './two-languages.js';

export type Side = 'left' | 'right';
/** What stands in the cells of a row of a table, paragraph by paragraph. */
export type Row = readonly (readonly TracedText[])[];

/** A word list in two languages is shorter. */
const LEAST_ROWS = 10;
const LEAST_LETTERS = 2_000;
/** Of the rows, so many say something on both sides. */
const MOST = 0.8;

/** A row of two cells; or of a table inside either text, which has as many cells on each side. */
const isPair = (row: Row): boolean =>
  row.length > 0 && row.length % 2 === 0 && row.every((cell) => cell.length > 0);

const BETWEEN_CELLS = ' | ';
/** A row of a table inside a text reads as one outside of it. */
const sideOf = (cells: Row): readonly TracedText[] =>
  cells.length < 2 ? cells.flat() : [TracedText.joined(cells.flat(), BETWEEN_CELLS)];
const COUNTER = /^\d+(?:\.\d+)*\.?$/u;
/** A number in a cell of its own, as it is seen, is that of the text beside it. */
export function withNumber(row: Row): Row {
  const [[number, ...more] = [], [text, ...others] = [], ...cells] = row;
  if (row.length % 2 === 0 || !number || !text || more.length > 0 || !COUNTER.test(number.toString()))
    return row;
  return [[TracedText.joined([number, text], ' '), ...others], ...cells];
}
const halves = (row: Row): readonly [readonly TracedText[], readonly TracedText[]] => {
  const middle = Math.ceil(row.length / 2);
  return [sideOf(row.slice(0, middle)), sideOf(row.slice(middle))];
};
const wordsOf = (rows: readonly Row[], at: 0 | 1): string =>
  rows
    .flatMap((row) => halves(row)[at])
    .map(String)
    .join('\n');

/** Whether the rows of a table are one text in two languages; `isKnown`: the file has such a table already. */
export function areTwoTexts(rows: readonly Row[], isKnown: boolean): boolean {
  const pairs = rows.filter(isPair);
  if (pairs.length === 0 || pairs.length < MOST * rows.length) return false;
  const [left, right] = [wordsOf(pairs, 0), wordsOf(pairs, 1)];
  const isLong = pairs.length >= LEAST_ROWS && left.length >= LEAST_LETTERS && right.length >= LEAST_LETTERS;
  const [one, other] = [typedLanguage(left), typedLanguage(right)];
  return (isLong || isKnown) && one !== undefined && other !== undefined && one !== other;
}

const NUMBER = /^\d+(?:\.\d+)*\.?(?=\s)/u;
const isNumbered = (text: string): boolean => /^\d/u.test(text);
const LANGUAGE_NAMES = /^(?:English|Lithuanian|Lietuvių|Anglų)(?: kalba| text| version)?$/iu;

/** Each side of a row; a number that stands once, before the left text, is that of both. */
export function sidesOf(row: Row): Readonly<Record<Side, readonly TracedText[]>> {
  const [left, right] = halves(row);
  if ([...left, ...right].every((text) => LANGUAGE_NAMES.test(text.toString().trim()))) {
    return { left: [], right: [] };
  }
  const [first, ...others] = right;
  const [number] = NUMBER.exec(left[0]?.toString() ?? '') ?? [];
  return {
    left,
    right:
      number === undefined || first === undefined || isNumbered(first.toString())
        ? right
        : [TracedText.joined([TracedText.of(number), first], ' '), ...others],
  };
}

export interface ReadColumn {
  readonly paragraphs: readonly TracedText[];
  readonly language: Language;
}

/**
 * The text that prevails, of a file that says the same in two columns, with what stands outside them; the left one where none
 * is said to prevail. Undefined for every other file.
 */
export function prevailingColumn(
  paragraphs: readonly TracedText[],
  sides: ReadonlyMap<TracedText, Side>,
): ReadColumn | undefined {
  if (sides.size === 0) return undefined;
  const textOf = (side: Side): string =>
    paragraphs
      .filter((each) => sides.get(each) === side)
      .map(String)
      .join('\n');
  const texts = { left: textOf('left'), right: textOf('right') };
  const [left, right] = [typedLanguage(texts.left), typedLanguage(texts.right)];
  if (left === undefined || right === undefined) return undefined;
  const language = prevailingIn([texts.left, texts.right]) ?? left;
  const read: Side = language === right ? 'right' : 'left';
  return { language, paragraphs: paragraphs.filter((each) => (sides.get(each) ?? read) === read) };
}
