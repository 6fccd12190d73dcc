import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type ITableBordersOptions,
  type ParagraphChild,
} from 'docx';
import type { TableText } from '@pactwright/drafting';
import type { Inlines } from './inlines.js';
import { HEAVY_RULE, INDENT, RULE, TEXT_WIDTH } from './page.js';
import { STYLE } from './styles.js';

export const COLUMN_GAP = 140;

export const NO_RULE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** Rules between the rows only, and no shading: shaded cells lose their tags when the file becomes PDF/A. */
export const BORDERS: ITableBordersOptions = {
  top: HEAVY_RULE,
  bottom: HEAVY_RULE,
  left: NO_RULE,
  right: NO_RULE,
  insideHorizontal: RULE,
  insideVertical: NO_RULE,
};

interface TableLook {
  readonly indent: number;
  /** Shares of the width by column; the columns beyond them share what is left. */
  readonly shares: readonly number[];
  /** No page break divides it. */
  readonly isWhole?: true;
}

const LOOKS: Readonly<Record<TableText['name'], TableLook>> = {
  'key-terms': { indent: 0, shares: [0.235, 0.645] },
  parties: { indent: 0, shares: [0.34, 0.33, 0.33], isWhole: true },
  milestones: { indent: INDENT.clause, shares: [0.09, 0.37] },
};

export function tableOf({ name, head, rows }: TableText, inlines: Inlines): Table {
  const { indent, shares, isWhole = false } = LOOKS[name];
  const columnWidths = widthsOf(head.length, TEXT_WIDTH - indent, shares);
  const row = (
    cells: readonly ParagraphChild[][],
    style: string,
    isHead: boolean,
    keepNext: boolean,
  ): TableRow =>
    new TableRow({
      cantSplit: true,
      tableHeader: isHead || undefined,
      children: cells.map((children, at) => {
        return new TableCell({
          width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
          margins: { marginUnitType: WidthType.DXA, right: COLUMN_GAP },
          children: [
            new Paragraph({
              style,
              alignment: AlignmentType.LEFT,
              keepNext: keepNext || undefined,
              children,
            }),
          ],
        });
      }),
    });

  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: TEXT_WIDTH - indent, type: WidthType.DXA },
    indent: { size: indent, type: WidthType.DXA },
    columnWidths,
    borders: BORDERS,
    margins: { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: 0, right: 0 },
    rows: [
      row(
        head.map((text) => [inlines.run(text)]),
        STYLE.cellHead,
        true,
        true,
      ),
      ...rows.map((cells, at) =>
        /* The first and the last two rows keep together: no row stands alone on a page. */
        row(
          cells.map((content) => inlines.runs(content)),
          STYLE.cell,
          false,
          at === 0 || at === rows.length - 2 || (isWhole && at < rows.length - 1),
        ),
      ),
    ],
  });
}

function widthsOf(columns: number, width: number, shares: readonly number[]): number[] {
  const fixed = shares.slice(0, columns).map((share) => Math.round(share * width));
  const left = width - fixed.reduce((sum, column) => sum + column, 0);
  const open = columns - fixed.length;
  return [...fixed, ...Array.from({ length: open }, () => Math.floor(left / open))];
}
