import { areTwoTexts, sidesOf, withNumber, type Row, type Side } from './columns.js';
import { TracedText } from './text/traced-text.js';

/* A row whose cells say more than this is laid out text, not a table. */
const LONGEST_CELL = 300;
const BETWEEN_CELLS = ' | ';

/** Tells the tables of one document by rows, or by columns where these say the same. */
export class TableTeller {
  private hasColumns = false;

  constructor(private readonly give: (text: TracedText, side?: Side) => void) {}

  tell(rows: readonly Row[]): void {
    const pairs = rows.map(withNumber);
    const areColumns = areTwoTexts(pairs, this.hasColumns);
    this.hasColumns ||= areColumns;
    for (const [at, row] of rows.entries()) {
      const pair = pairs[at] ?? row;
      if (areColumns || (this.hasColumns && areTwoTexts([pair], true))) this.tellSides(pair);
      else tellRow(row, this.give);
    }
  }

  private tellSides(row: Row): void {
    const sides = sidesOf(row);
    for (const side of ['left', 'right'] as const) sides[side].forEach((text) => this.give(text, side));
  }
}

export function tellRow(cells: Row, give: (text: TracedText) => void): void {
  const filled = cells.filter((cell) => cell.length > 0);
  const isRow = filled.every((cell) => cell.length === 1 && (cell[0]?.length ?? 0) <= LONGEST_CELL);
  if (!isRow) filled.flat().forEach((text) => give(text));
  else if (filled.length > 0) give(TracedText.joined(filled.flat(), BETWEEN_CELLS));
}
