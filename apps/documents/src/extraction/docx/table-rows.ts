import type { HidingWay } from '../extraction.js';
import type { TracedText } from '../text/traced-text.js';
import { applyProperty, isOn, type Appearance } from './appearance.js';
import type { Side } from '../columns.js';
import { TableTeller, tellRow } from '../told-table.js';
import type { XmlElement } from './read-xml.js';

interface Table {
  cells: TracedText[][];
  /** Those that are whole; what they are can be told when the table ends. */
  readonly rows: (readonly TracedText[][])[];
  cell: Appearance;
  rowHiding?: HidingWay;
}

/** Collects what is said in tables and gives it out by rows, or by columns where they say the same. */
export class Tables {
  private readonly open_: Table[] = [];
  private readonly teller: TableTeller;

  constructor(give: (text: TracedText, side?: Side) => void) {
    this.teller = new TableTeller(give);
  }

  /** Of the present cell; a table inside a coloured cell keeps that colour. */
  get background(): string | null {
    return this.open_.findLast(({ cell }) => cell.background)?.cell.background ?? null;
  }

  get hiding(): HidingWay | undefined {
    return this.open_.find(({ rowHiding }) => rowHiding)?.rowHiding;
  }

  open(element: XmlElement, parent: string | undefined): void {
    const table = this.open_.at(-1);
    if (element.name === 'tbl') this.open_.push({ cells: [], rows: [], cell: {} });
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
      table.rows.push(cells);
    } else if (name === 'tbl') {
      this.open_.pop();
      this.giveTable(table.rows);
    }
  }

  /** Gives out what there is of tables that do not end, because reading did. */
  finish(): void {
    for (let table = this.open_.pop(); table; table = this.open_.pop()) {
      this.giveTable([...table.rows, table.cells]);
    }
  }

  /** What is said in the present one; undefined outside of tables. */
  get cell(): TracedText[] | undefined {
    return this.open_.at(-1)?.cells.at(-1);
  }

  /** A table inside another one belongs to the outer cell. */
  private giveTable(rows: readonly (readonly TracedText[][])[]): void {
    const outer = this.cell;
    if (!outer) this.teller.tell(rows);
    else for (const row of rows) tellRow(row, (text) => void outer.push(text));
  }
}
