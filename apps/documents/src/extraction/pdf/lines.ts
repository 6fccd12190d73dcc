import type { Letters } from './page-marks.js';

/** One line of a page. */
export interface Line {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isBold: boolean;
}

/* Of the size of letters: raised and lowered ones still stand on the line. */
const SAME_LINE = 0.4;
const WORD_GAP = 0.15;
/* The same letters once more, a hair's breadth aside: how some programs make bold. */
const DOUBLE_STRIKE = 0.15;
/* Where more than this share of lines stands above the one painted before, the order of painting says nothing. */
const SCRAMBLED = 0.25;

/** The visible letters of a page by lines, in reading order. */
export function linesOf(letters: readonly Letters[]): Line[] {
  const groups: Letters[][] = [];
  for (const mark of letters) {
    const last = groups.at(-1)?.at(-1);
    if (last && isSameLine(last, mark)) groups.at(-1)?.push(mark);
    else if (mark.text.trim() !== '') groups.push([mark]);
  }
  const lines = groups.map(lineOf).filter(({ text }) => text !== '');
  return isScrambled(lines) ? merged(lines) : lines;
}

const isSameLine = (one: Letters, other: Letters): boolean =>
  one.isUpright === other.isUpright &&
  Math.abs(one.baseline - other.baseline) < SAME_LINE * Math.max(one.size, other.size);

function lineOf(letters: readonly Letters[]): Line {
  const sorted = letters.toSorted((one, other) => one.box.left - other.box.left);
  const ordered = sorted[0]?.isUpright ? sorted : letters;
  let text = '';
  let previous: Letters | undefined;
  for (const mark of ordered) {
    if (previous && isDouble(previous, mark)) continue;
    const gap = previous ? mark.box.left - previous.box.right : 0;
    const isApart = gap > WORD_GAP * mark.size;
    text += isApart && !text.endsWith(' ') && !mark.text.startsWith(' ') ? ` ${mark.text}` : mark.text;
    if (mark.text.trim() !== '') previous = mark;
  }
  const inked = letters.filter((mark) => mark.text.trim() !== '');
  const size = Math.max(...inked.map((mark) => mark.size));
  return {
    text: text.replace(/\s+/g, ' ').trim(),
    left: Math.min(...inked.map(({ box }) => box.left)),
    right: Math.max(...inked.map(({ box }) => box.right)),
    baseline: inked.find((mark) => mark.size === size)?.baseline ?? 0,
    size,
    isBold: inked.every((mark) => mark.isBold),
  };
}

const isDouble = (one: Letters, other: Letters): boolean =>
  one.text === other.text && Math.abs(one.box.left - other.box.left) < DOUBLE_STRIKE * one.size;

function isScrambled(lines: readonly Line[]): boolean {
  const jumps = lines.filter((line, at) => line.baseline < (lines[at - 1]?.baseline ?? 0) - line.size).length;
  return lines.length > 3 && jumps > lines.length * SCRAMBLED;
}

/** From top to bottom; what stands side by side is one line. */
function merged(lines: readonly Line[]): Line[] {
  const rows: Line[] = [];
  const sorted = lines.toSorted((one, other) => one.baseline - other.baseline || one.left - other.left);
  for (const line of sorted) {
    const above = rows.at(-1);
    const isBeside = above && Math.abs(above.baseline - line.baseline) < SAME_LINE * line.size;
    if (!isBeside) rows.push(line);
    else {
      const [first, second] = above.left <= line.left ? [above, line] : [line, above];
      rows[rows.length - 1] = {
        ...above,
        text: `${first.text} ${second.text}`,
        left: first.left,
        right: Math.max(above.right, line.right),
        isBold: above.isBold && line.isBold,
      };
    }
  }
  return rows;
}
