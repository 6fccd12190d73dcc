import type { Letters } from './page-marks.js';

/** One line of a page. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Where it stands, if in a table. */
  readonly cell?: CellPlace;
}

/** A cell of a row; lines of one row have the same object. */
export interface CellPlace {
  readonly row: object;
  readonly column: number;
  /** Whether rows above or below have the same columns. */
  readonly isInTable: boolean;
}

/* Of the size of letters: raised and lowered ones still stand on the line. */
const SAME_LINE = 0.4;
const WORD_GAP = 0.15;
/* A tab behind the number of a paragraph may be as narrow as nothing. */
const COUNTED = /^(?:\d{1,3}(?:\.\d{1,3}){1,4}\.?|\d{1,3}[.)]|\([a-z\d]{1,3}\))$/u;
/* The same letters once more, a hair's breadth aside: how some programs make bold. */
const DOUBLE_STRIKE = 0.15;

export const isSameLine = (one: Letters, other: Letters): boolean =>
  one.isUpright === other.isUpright &&
  Math.abs(one.baseline - other.baseline) < SAME_LINE * Math.max(one.size, other.size);

export function lineOf(letters: readonly Letters[]): Line {
  const sorted = letters.toSorted((one, other) => one.box.left - other.box.left);
  const ordered = sorted[0]?.isUpright ? sorted : letters;
  let text = '';
  let previous: Letters | undefined;
  for (const mark of ordered) {
    if (previous && isDouble(previous, mark)) continue;
    const gap = previous ? mark.box.left - previous.box.right : 0;
    const isApart = gap > WORD_GAP * mark.size || (COUNTED.test(text) && /^\p{L}/u.test(mark.text));
    text += isApart && !/\s$/u.test(text) && !/^\s/u.test(mark.text) ? ` ${mark.text}` : mark.text;
    if (mark.text.trim() !== '') previous = mark;
  }
  const inked = letters.filter((mark) => mark.text.trim() !== '');
  const size = Math.max(...inked.map((mark) => mark.size));
  return {
    text: text
      .replace(/\s+/g, ' ')
      /* A gap is drawn wider than its label. */
      .replace(/\] (?=[,.;:)])/g, ']')
      .trim(),
    left: Math.min(...inked.map(({ box }) => box.left)),
    right: Math.max(...inked.map(({ box }) => box.right)),
    baseline: inked.find((mark) => mark.size === size)?.baseline ?? 0,
    size,
    isBold: inked.every((mark) => mark.isBold),
  };
}

const isDouble = (one: Letters, other: Letters): boolean =>
  one.text === other.text && Math.abs(one.box.left - other.box.left) < DOUBLE_STRIKE * one.size;

/** Lines side by side as one. */
export const joinedLine = (lines: readonly [Line, ...Line[]], between: string): Line => ({
  ...lines[0],
  text: lines.map(({ text }) => text).join(between),
  left: Math.min(...lines.map(({ left }) => left)),
  right: Math.max(...lines.map(({ right }) => right)),
  isBold: lines.every(({ isBold }) => isBold),
});
