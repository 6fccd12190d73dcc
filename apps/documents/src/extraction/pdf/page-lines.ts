import { joinedLine, lineOf, type Line } from './lines.js';
import type { Letters } from './page-marks.js';
import { placed, type Placed } from './placing.js';

/** Cells side by side, each with its lines. */
interface Row {
  readonly cells: readonly Cell[];
  readonly isInTable?: boolean;
}
type Cell = readonly [Line, ...Line[]];

/* Where more than this share of lines stands above the one painted before, the order of painting says nothing. */
const SCRAMBLED = 0.25;
/* In points. */
const LEAST_JUMP = 6;
/* Of the size of letters: how far from each other cells of one column may begin. */
const ALIGNED = 0.6;
const NEXT_LINE = 1.45;
/* So many rows above and below are looked at. */
const NEAR = 4;
/* So near to the beginning or the end of a page a row may be the last or the first of a table that is on another one. */
const AT_END = 3;
/* Columns of a page are longer than a cell, and no other row stands above or below. */
const PROSE_LINES = 5;
const BETWEEN_CELLS = ' | ';
/* What counts or marks a paragraph, and stands before it after a tab. */
const COUNTER =
  /^(?:[•●▪◦○■□☐☑–—*-]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]{1,2}|\d{1,3}(?:\.\d{1,3}){1,4}|\[.?\])$/i;
const BARE_COUNTER = /^\d{1,3}$/;
const isCounter = (text: string, next: string): boolean =>
  COUNTER.test(text) || (BARE_COUNTER.test(text) && !/^[\d€$£]/u.test(next));

/** The visible letters of a page by lines, in reading order; those of a table row by row. */
export function linesOf(letters: readonly Letters[]): Line[] {
  const items = placed(letters);
  return settled(isScrambled(items) ? placed(fromTheTop(items)) : items).flatMap((each) =>
    'cells' in each
      ? each.cells.flatMap((cell, column) =>
          cell.map((line) => ({ ...line, cell: { row: each, column, isInTable: each.isInTable === true } })),
        )
      : [each],
  );
}

function isScrambled(items: readonly Placed[]): boolean {
  const jumps = items.filter((item, at) => item.top < (items[at - 1]?.top ?? 0) - LEAST_JUMP).length;
  return items.length > 3 && jumps > items.length * SCRAMBLED;
}

const lettersOf = (items: readonly Placed[]): Letters[][] =>
  items.flatMap((item) =>
    'cells' in item ? item.cells.flatMap((cell) => lettersOf(cell.items)) : [item.letters],
  );

/** From top to bottom, and from left to right what is on one level. */
function fromTheTop(items: readonly Placed[]): Letters[] {
  const lines = lettersOf(items).map((letters) => ({ letters, ...lineOf(letters) }));
  const rows: (typeof lines)[] = [];
  for (const line of lines.toSorted((one, other) => one.baseline - other.baseline)) {
    const [first] = rows.at(-1) ?? [];
    if (first && line.baseline - first.baseline < 0.4 * line.size) rows.at(-1)?.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) =>
    row.toSorted((one, other) => one.left - other.left).flatMap((line) => line.letters),
  );
}

/** What of all that stands side by side is a row of a table; everything else as lines. */
function settled(items: readonly Placed[]): (Line | Row)[] {
  const all = items.flatMap((item): (Line | Row)[] => {
    if ('letters' in item) return [lineOf(item.letters)];
    const cells = item.cells.map((cell) => settled(cell.items));
    return numbered(cells) ?? [rowOf(cells.flatMap((cell) => filled(cell.flatMap(flat))))];
  });
  return all.flatMap((each, at): (Line | Row)[] => {
    if (!('cells' in each)) return [each];
    const isInTable = rowsAround(all, at).some((other) => areAligned(each, other));
    const isRest =
      each.cells.length > 2 && (at < AT_END || at >= all.length - AT_END) && each.cells.every(isWord);
    const isSure = isInTable && each.cells.length > 2;
    const isTabbed = !isSure && ((!isInTable && !isRest) || isSpanned(each, all[at + 1]));
    if (isOneLine(each) && isTabbed) return tabbed(each);
    const isProse = !isInTable && each.cells.every(({ length }) => length >= PROSE_LINES);
    return isProse ? each.cells.flat() : [{ ...each, isInTable }];
  });
}

/** Two cells may be a label and its value. */
const rowOf = (cells: readonly Cell[]): Row => ({ cells: cells.length > 2 ? withLabels(cells) : cells });

const filled = ([line, ...others]: readonly Line[]): Cell[] => (line ? [[line, ...others]] : []);

/** A number and its text; what follows in the text may be a table. */
function numbered([number = [], text = [], ...more]: readonly (Line | Row)[][]): (Line | Row)[] | undefined {
  const [[first, ...lines], [second, ...others]] = [number, text];
  if (!first || !second || lines.length > 0 || more.length > 0) return undefined;
  if ('cells' in first) return undefined;
  if ('cells' in second) return [rowOf([[first], ...second.cells]), ...others];
  if (!isCounter(first.text, second.text)) return undefined;
  return [joinedLine([first, second], ' '), ...others];
}

/** What stands inside a cell: of a row in it one line, if there is no more of it. */
function flat(each: Line | Row): readonly Line[] {
  if (!('cells' in each)) return [each];
  const [label, value, ...more] = each.cells;
  if (label && value && more.length === 0 && isLabel(label) && !isLabel(value))
    return [...labelled(label, value)];
  return isOneLine(each) ? joined(each, BETWEEN_CELLS) : each.cells.flat();
}

const isLabel = (lines: readonly Line[]): boolean => lines.every(({ text }) => text.endsWith(':'));

/** Labels with what stands beside them, line by line. */
function labelled(labels: Cell, values: Cell): Cell {
  const [[first, ...others], [value, ...more]] = [labels, values];
  return others.length === 0
    ? [joinedLine([first, value], ' '), ...more]
    : [
        joinedLine([first, value], ' '),
        ...others.flatMap((label, at) => {
          const beside = more[at];
          return beside ? [joinedLine([label, beside], ' ')] : [label];
        }),
      ];
}

/** Labels that stand in a cell before their values, after tabs, are none of their own. */
function withLabels(cells: readonly Cell[]): Cell[] {
  const whole: Cell[] = [];
  for (const cell of cells) {
    const before = whole.at(-1);
    const isBeside =
      before !== undefined &&
      before.length > 1 &&
      before.length === cell.length &&
      isLabel(before) &&
      before.every(({ baseline }, at) => Math.abs(baseline - (cell[at]?.baseline ?? 0)) < 1);
    if (isBeside) whole[whole.length - 1] = labelled(before, cell);
    else whole.push(cell);
  }
  return whole;
}

const tabbed = (row: Row): Line[] => joined(row, ' ');
const joined = ({ cells: [first, ...others] }: Row, between: string): Line[] =>
  first ? [joinedLine([first[0], ...others.map(([line]) => line)], between)] : [];

/* Letters that were set apart are no cells. */
const isWord = ([{ text }]: Cell): boolean => text.length > 1 || /\d/.test(text);
const isOneLine = ({ cells }: Row): boolean => cells.every(({ length }) => length === 1);

/** Whether the next line goes on under all of it: what looks like cells are words that were spread to fill the line. */
function isSpanned({ cells }: Row, next: Line | Row | undefined): boolean {
  const [[line] = [], [second] = []] = cells;
  if (!next || 'cells' in next || !line || !second) return false;
  return (
    next.baseline - line.baseline < NEXT_LINE * line.size &&
    next.left < second.left &&
    next.right > second.left &&
    next.isBold === line.isBold
  );
}

/** The rows that follow each other around this one, itself left out. */
function rowsAround(all: readonly (Line | Row)[], at: number): Row[] {
  const until = (step: number): Row[] => {
    const rows: Row[] = [];
    for (let next = at + step; Math.abs(next - at) <= NEAR; next += step) {
      const row = all[next];
      if (!row || !('cells' in row)) break;
      rows.push(row);
    }
    return rows;
  };
  return [...until(-1), ...until(1)];
}

function areAligned({ cells }: Row, other: Row): boolean {
  const starts = other.cells.slice(1).map(([line]) => line.left);
  return cells
    .slice(1)
    .some(([{ left, size }]) => starts.some((each) => Math.abs(each - left) < ALIGNED * size));
}
