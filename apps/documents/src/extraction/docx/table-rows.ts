import type { HidingWay } from '../extraction.js';
import { TracedText } from '../text/traced-text.js';
import { applyProperty, isOn, type Appearance } from './appearance.js';
import type { XmlElement } from './read-xml.js';

/* A row whose cells say more than this is laid out text, not a table. */
const LONGEST_CELL = 300;
const BETWEEN_CELLS = ' | ';

interface Table {
  cells: TracedText[][];
  cell: Appearance;
  rowHiding?: HidingWay;
}

/** Collects what is said in tables and gives it out by rows; outside of tables at once. */
export class Tables {
  private readonly open_: Table[] = [];

  constructor(private readonly give: (text: TracedText) => void) {}

  /** Of the present cell; a table inside a coloured cell keeps that colour. */
  get background(): string | null {
    return this.open_.findLast(({ cell }) => cell.background)?.cell.background ?? null;
  }

  get hiding(): HidingWay | undefined {
    return this.open_.find(({ rowHiding }) => rowHiding)?.rowHiding;
  }

  open(element: XmlElement, parent: string | undefined): void {
    const table = this.open_.at(-1);
    if (element.name === 'tbl') this.open_.push({ cells: [], cell: {} });
    else if (!table) return;
    else if (element.name === 'tc') table.cells.push([]);
    else if (parent === 'tcPr') applyProperty(table.cell, element);
    else if (parent === 'trPr' && element.name === 'del') table.rowHiding = 'deleted';
    else if (parent === 'trPr' && element.name === 'hidden' && isOn(element)) {
      table.rowHiding = 'formatted-hidden';
    }
  }

  close(name: string): void {
    const table = this.open_.at(-1);
    if (!table) return;
    if (name === 'tc') table.cell = {};
    else if (name === 'tr') {
      const { cells } = table;
      table.cells = [];
      delete table.rowHiding;
      this.giveRow(cells);
    } else if (name === 'tbl') this.open_.pop();
  }

  say(text: TracedText): void {
    const cell = this.open_.at(-1)?.cells.at(-1);
    if (cell) cell.push(text);
    else this.give(text);
  }

  /** A row of a table inside another one belongs to the outer cell. */
  private giveRow(cells: readonly TracedText[][]): void {
    const outer = this.open_.at(-2)?.cells.at(-1);
    const give = outer ? (text: TracedText) => void outer.push(text) : this.give;
    const filled = cells.filter((cell) => cell.length > 0);
    const isRow = filled.every((cell) => cell.length === 1 && (cell[0]?.length ?? 0) <= LONGEST_CELL);
    if (!isRow) filled.flat().forEach(give);
    else if (filled.length > 0) give(TracedText.joined(filled.flat(), BETWEEN_CELLS));
  }
}
