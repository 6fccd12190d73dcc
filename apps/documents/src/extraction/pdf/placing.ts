import { isSameLine } from './lines.js';
import type { Letters } from './page-marks.js';

/** Letters on one line. */
export interface PlacedLine extends Extent {
  readonly letters: Letters[];
}
/** Things side by side: cells of a row, columns of a page, or a number and its text. */
export interface PlacedRow extends Extent {
  readonly cells: PlacedCell[];
}
export interface PlacedCell extends Extent {
  readonly items: Placed[];
}
export type Placed = PlacedLine | PlacedRow;

/** From the base line of the first letters to that of the last. */
interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/* All of these in sizes of letters. A wider gap than this may part two cells, or be a tab or a stretched space. */
const CELL_GAP = 0.6;
const FILLED = 1.5;
/* Where so many cells of the page begin, one that is full may nearly touch the next. */
const STOP_TIMES = 3;
const STOP_GAP = 0.05;
/* What is higher than this is a column of the page. */
const COLUMN = 12;
/* How far what stands side by side may reach into each other. */
const OVERLAP = 0.25;
/* How far the first lines of two cells may be from one level. */
const LEVEL = 1;
const ABOVE = 0.6;
/* How far below the last line of a cell its next one is: where it begins under that, and where it does not. */
const NEXT_PARAGRAPH = 3;
const NEXT_LINE = 1.7;
/* Never the beginning of a cell. */
const CLOSING = /^[,.;:)\]”]/u;
/* Pages that were made to be read have fewer lines in a column, and fewer columns in each other. */
const MOST_LINES = 300;
const MOST_DEPTH = 6;

/**
 * Puts letters, in the order in which they were painted, into lines, and these side by side where they were painted so: programs paint
 * a table cell by cell and a page column by column, so that what comes next stands beside what came before, level with its first line.
 */
export function placed(letters: readonly Letters[]): Placed[] {
  const items = placedWith(letters, new Set());
  const stops = stopsOf(items);
  return stops.size === 0 ? items : placedWith(letters, stops);
}

/** `stops`: where cells are known to begin, in points; a narrow gap before such a place parts them as well. */
function placedWith(letters: readonly Letters[], stops: ReadonlySet<number>): Placed[] {
  const items: Placed[] = [];
  for (const mark of letters) {
    const isStop = stops.has(Math.round(mark.box.left));
    place(items, { mark, gap: (isStop ? STOP_GAP : CELL_GAP) * mark.size, depth: 0 });
  }
  return items;
}

/** Letters to place, and the widest gap that does not part them from those before. */
interface Placing {
  readonly mark: Letters;
  readonly gap: number;
  readonly depth: number;
}

function place(items: Placed[], placing: Placing): void {
  const { mark, depth } = placing;
  const last = items.at(-1);
  if (last && 'letters' in last && (continues(last, placing) || (depth >= MOST_DEPTH && isOn(last, mark)))) {
    last.letters.push(mark);
    widen(last, mark);
  } else if (mark.text.trim() !== '' || (last && continues(last, placing))) {
    if (!last || !mark.isUpright || depth >= MOST_DEPTH || !placeBeside(items, last, placing))
      items.push(lineWith(mark));
  }
}

function stopsOf(items: readonly Placed[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  const count = (row: PlacedRow): void => {
    for (const { left, items: inner } of row.cells) {
      const place = Math.round(left);
      counts.set(place, (counts.get(place) ?? 0) + 1);
      for (const item of inner) if ('cells' in item) count(item);
    }
  };
  for (const item of items) if ('cells' in item && item.cells.length > 2) count(item);
  return new Set([...counts].flatMap(([place, times]) => (times >= STOP_TIMES ? [place] : [])));
}

function placeBeside(items: Placed[], last: Placed, placing: Placing): boolean {
  const { mark } = placing;
  if ('cells' in last) {
    const goesOn = continues(last, placing);
    if (!goesOn && isLevelWith(last, mark) && isRightOf(last, mark) && !isAfterNumber(last, mark)) {
      addCell(last, mark);
      return true;
    }
    const cell = goesOn ? last.cells.at(-1) : cellFor(last, mark);
    if (cell) {
      place(cell.items, { ...placing, depth: placing.depth + 1 });
      widen(cell, mark);
      widen(last, mark);
      return true;
    }
  }
  const from = besideFrom(items, mark);
  const group = from === undefined ? [] : items.splice(from);
  const [first] = group;
  if (!first) return false;
  const cell: PlacedCell = { items: group, ...around(group) };
  const row: PlacedRow = group.length === 1 && 'cells' in first ? first : { cells: [cell], ...around(group) };
  addCell(row, mark);
  items.push(row);
  return true;
}

/** Whether a column of a page begins with a number, whose text this is. */
function isAfterNumber({ cells: [column, number, ...others] }: PlacedRow, { size }: Letters): boolean {
  const [line, ...lines] = number?.items ?? [];
  if (!column || !line || !('letters' in line) || lines.length > 0 || others.length > 0) return false;
  const isColumn = column.bottom - column.top > COLUMN * size;
  return (
    isColumn &&
    /^\(?[\da-z]{1,3}(?:\.\d{1,3})*[.)]*$/iu.test(
      line.letters
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
  );
}

/** From which of the last items on all stand to the left of these letters, and begin level with them. */
function besideFrom(items: readonly Placed[], mark: Letters): number | undefined {
  let from: number | undefined;
  for (let at = items.length - 1; at >= Math.max(0, items.length - MOST_LINES); at -= 1) {
    const item = items[at];
    if (!item || item.top < mark.baseline - LEVEL * mark.size || !isRightOf(item, mark)) break;
    if (isLevelWith(item, mark)) from = at;
  }
  return from;
}

/** The cell that these letters go on in: the last one, or one before it that the row is longer than. */
function cellFor({ cells, bottom }: PlacedRow, mark: Letters): PlacedCell | undefined {
  const at = cells.findLastIndex((cell, nth) => {
    const before = cells[nth - 1];
    return mark.box.left >= Math.min(cell.left, before?.right ?? cell.left) - OVERLAP * mark.size;
  });
  const cell = cells[at];
  if (!cell || mark.baseline < cell.top - ABOVE * mark.size) return undefined;
  const next = cells[at + 1];
  if (next && (mark.baseline > bottom || mark.box.right > next.left)) return undefined;
  const gap = mark.baseline - cell.bottom;
  const isUnder = Math.abs(mark.box.left - cell.left) < OVERLAP * mark.size;
  const isOver = mark.box.left < cell.right && mark.box.right > cell.left;
  return (isUnder && gap < NEXT_PARAGRAPH * mark.size) || (isOver && gap < NEXT_LINE * mark.size) || gap <= 0
    ? cell
    : undefined;
}

/** Whether these letters are on the line that is open, and no gap parts them from it. */
function continues(last: Placed, placing: Placing): boolean {
  const { mark, gap } = placing;
  if ('cells' in last) {
    const inner = last.cells.at(-1)?.items.at(-1);
    return inner !== undefined && continues(inner, placing);
  }
  if (!isOn(last, mark)) return false;
  const isPartOfIt = mark.text.trim() === '' || CLOSING.test(mark.text);
  return !mark.isUpright || isPartOfIt || mark.box.left - endOf(last) <= gap;
}

const isOn = ({ letters }: PlacedLine, mark: Letters): boolean => {
  const before = letters.at(-1);
  return before !== undefined && isSameLine(before, mark);
};
/** Where the line ends: a space at its end may be painted into the next cell, but a gap is filled with many. */
function endOf({ letters, right }: PlacedLine): number {
  const inked = letters.findLast(({ text }) => text.trim() !== '');
  const last = letters.at(-1);
  if (!inked || !last) return right;
  return last.box.right - inked.box.right > FILLED * last.size ? last.box.right : inked.box.right;
}
const isLevelWith = ({ top }: Extent, { baseline, size }: Letters): boolean =>
  Math.abs(top - baseline) <= LEVEL * size;
const isRightOf = ({ right }: Extent, { box, size }: Letters): boolean => box.left >= right - OVERLAP * size;

const extentOf = ({ box, baseline }: Letters): Extent => ({
  left: box.left,
  right: box.right,
  top: baseline,
  bottom: baseline,
});
const lineWith = (mark: Letters): PlacedLine => ({ letters: [mark], ...extentOf(mark) });

function addCell(row: PlacedRow, mark: Letters): void {
  row.cells.push({ items: [lineWith(mark)], ...extentOf(mark) });
  widen(row, mark);
}

function widen(extent: Extent, { box, baseline, text }: Letters): void {
  if (text.trim() === '') return;
  extent.left = Math.min(extent.left, box.left);
  extent.right = Math.max(extent.right, box.right);
  extent.top = Math.min(extent.top, baseline);
  extent.bottom = Math.max(extent.bottom, baseline);
}

const around = (items: readonly Extent[]): Extent => ({
  left: Math.min(...items.map(({ left }) => left)),
  right: Math.max(...items.map(({ right }) => right)),
  top: Math.min(...items.map(({ top }) => top)),
  bottom: Math.max(...items.map(({ bottom }) => bottom)),
});
