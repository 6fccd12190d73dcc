import type { Line } from './lines.js';
import { goesOnOverPage, isEnded, leadingOf, paragraphsIn, wordsOf, type Run } from './paragraphs.js';

/** What stands in the cells of a row, paragraph by paragraph. */
export type TableRow = readonly (readonly string[])[];
/** A paragraph, or the rows of a table. */
export type Block = string | readonly TableRow[];

interface Row {
  readonly of: object;
  readonly cells: Line[][];
}
interface Prose {
  readonly runs: Run[];
}
interface Table {
  readonly rows: Row[];
  readonly leading: number;
}

/* Of the size of letters: how far from each other cells of one column may begin. */
const ALIGNED = 0.6;

/** The lines of all pages as paragraphs and tables, in their order. Either may go on over pages. */
export function blocksOf(pages: readonly (readonly Line[])[]): Block[] {
  const parts: (Prose | Table)[] = [];
  for (const page of pages) {
    const leading = leadingOf(page);
    let isAtTop = true;
    for (const piece of piecesOf(page)) {
      const last = parts.at(-1);
      if ('cells' in piece) {
        if (!last || !('rows' in last)) parts.push({ rows: [piece], leading });
        else if (isAtTop && isSame(last.rows[0], piece)) continue;
        else if (!isAtTop || !goesOn(last.rows.at(-1), piece)) last.rows.push(piece);
      } else if (isAtTop && last && 'rows' in last) {
        const rest = restOf(last.rows.at(-1), piece);
        if (rest.length > 0) parts.push({ runs: [{ lines: rest, leading }] });
      } else if (last && 'runs' in last) last.runs.push({ lines: piece, leading });
      else parts.push({ runs: [{ lines: piece, leading }] });
      isAtTop = false;
    }
  }
  const words = wordsOf(pages);
  return parts.flatMap((part): Block[] =>
    'runs' in part ? paragraphsIn(part.runs, words) : [rowsOf(part, words)],
  );
}

/** Lines that follow each other outside of tables, and rows. */
function piecesOf(lines: readonly Line[]): (Line[] | Row)[] {
  const pieces: (Line[] | Row)[] = [];
  for (const line of lines) {
    const last = pieces.at(-1);
    if (line.cell) {
      const { row, column } = line.cell;
      const open = last && 'cells' in last && last.of === row ? last : { of: row, cells: [] };
      if (open !== last) pieces.push(open);
      /* A cell before it may have been taken for what runs along all pages. */
      while (open.cells.length <= column) open.cells.push([]);
      open.cells[column]?.push(line);
    } else if (last && !('cells' in last)) last.push(line);
    else pieces.push([line]);
  }
  return pieces;
}

const textOf = ({ cells }: Row): string =>
  cells.map((lines) => lines.map(({ text }) => text).join(' ')).join('|');

/** A head that stands on every page. */
const isSame = (head: Row | undefined, row: Row): boolean =>
  head !== undefined && textOf(head) === textOf(row);

/** Whether a row goes on over the page; then its lines are those of the row before as well. */
function goesOn(before: Row | undefined, row: Row): boolean {
  if (!before || before.cells.length !== row.cells.length) return false;
  const pairs = row.cells.map((lines, at) => ({ lines, above: before.cells[at] ?? [] }));
  const isBroken = pairs.every(({ lines: [line], above }) => {
    const last = above.at(-1);
    const edge = Math.max(...above.map(({ right }) => right));
    return line !== undefined && last !== undefined && goesOnOverPage(last, line, edge);
  });
  const isWithin = pairs.some(({ lines: [line] }) => /^\p{Ll}/u.test(line?.text ?? ''));
  if (!isBroken || !isWithin || pairs.some(({ lines, above }) => !areAligned(lines, above))) return false;
  for (const { lines, above } of pairs) above.push(...lines);
  return true;
}

/** Of the lines that a page begins with those that are not the rest of a cell, of which the row was broken over the page. */
function restOf(before: Row | undefined, lines: readonly Line[]): readonly Line[] {
  const [first] = lines;
  const cell = before?.cells.slice(1).find((each) => first && areAligned(each, [first]));
  const last = cell?.at(-1);
  if (!first || !cell || !last || !/^\p{Ll}/u.test(first.text) || isEnded(last)) return lines;
  const end = lines.findIndex((line) => !areAligned(cell, [line]));
  cell.push(...lines.slice(0, end === -1 ? lines.length : end));
  return end === -1 ? [] : lines.slice(end);
}

const leftOf = (lines: readonly Line[]): number => Math.min(...lines.map(({ left }) => left));
const areAligned = (one: readonly Line[], other: readonly Line[]): boolean =>
  Math.abs(leftOf(one) - leftOf(other)) < ALIGNED * (one[0]?.size ?? 0);

/** The cells of a column say together how wide it is. */
function rowsOf({ rows, leading }: Table, words: ReadonlySet<string>): TableRow[] {
  const edges = new Map<string, number>();
  const columnOf = ({ cells }: Row, column: number): string =>
    [cells.length, column, Math.round(leftOf(cells[column] ?? []))].join();
  for (const row of rows) {
    for (const [at, lines] of row.cells.entries()) {
      const column = columnOf(row, at);
      edges.set(column, Math.max(edges.get(column) ?? 0, ...lines.map(({ right }) => right)));
    }
  }
  return rows.map((row) =>
    row.cells.map((lines, at) =>
      paragraphsIn([{ lines, leading }], words, { edge: edges.get(columnOf(row, at)) ?? 0 }),
    ),
  );
}
