import {
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
  type FileChild,
  type IParagraphOptions,
  type ITableBordersOptions,
} from 'docx';
import type {
  BilingualDocument,
  BilingualRow,
  Inline,
  Language,
  Line,
  RowKind,
  TableText,
} from '@pactwright/drafting';
import {
  bulletIndentOf,
  CELL_GAP,
  columnsOf,
  GAP,
  GRID,
  gridOf,
  indentOf,
  PAIR,
  spansOf,
  WIDTH,
} from './bilingual-look.js';
import type { Inlines } from './inlines.js';
import { BULLET_NUMBERING, LEVEL } from './numbering.js';
import { HEAVY_RULE, RULE } from './page.js';
import { signatureBlock } from './signatures.js';
import { ITEM_STYLES, STYLE } from './styles.js';
import { NO_RULE } from './tables.js';

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

/** Of the language itself, as a reader of it knows it. */
const NAMES: Readonly<Record<Language, string>> = { en: 'English', lt: 'Lietuvių' };

/** A line between the columns, and no shading: shaded cells lose their tags when the file becomes PDF/A. */
const BORDERS: ITableBordersOptions = {
  top: NO_RULE,
  bottom: NO_RULE,
  left: NO_RULE,
  right: NO_RULE,
  insideHorizontal: NO_RULE,
  insideVertical: RULE,
};

/** Both texts of a contract, each in its own language, and what is signed for both. */
export type Both = Readonly<Record<Side | 'signed', Inlines>>;

/**
 * The body of a contract in both languages: a table of two columns, a row for each paragraph, so that what stands side by side says
 * the same. The number of a paragraph stands before its left text for both. Rows may break over pages.
 */
export function bilingualBody(contract: BilingualDocument, both: Both): FileChild[] {
  const { left, right, rows, signatures, notes } = contract;
  const widths = columnsOf(left.language);
  return [
    tableOf(rows, both, widths, { left: NAMES[left.language], right: NAMES[right.language] }),
    ...signatureBlock(
      signatures,
      both.signed,
      { textWidth: WIDTH, labelWidth: 2_450 },
      notes.map((note) => SIDES.map((side) => cellOf(note, side, both[side]))),
    ),
    new Paragraph({ style: STYLE.end, children: [] }),
  ];
}

function tableOf(
  rows: readonly BilingualRow[],
  both: Both,
  widths: Readonly<Record<Side, number>>,
  head: Readonly<Record<Side, string>>,
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: SIDES.flatMap((side) => gridOf(widths[side])),
    borders: BORDERS,
    margins: { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: 0, right: 0 },
    rows: [
      rowOf(
        widths,
        (side) => [new Paragraph({ style: PAIR.head, children: [both[side].run(head[side])] })],
        true,
        true,
      ),
      ...rows.map((row, at) =>
        row.table === undefined
          ? rowOf(widths, (side) => cellOf(row, side, both[side]), isShort(row))
          : cellsOf(row, row.table, both, rows[at + 1]?.table === row.table),
      ),
    ],
  });
}

/** Characters of either text from which on a page break may divide a row: shorter ones would leave a line or two behind. */
const LONG = 700;
const isShort = ({ left, right }: BilingualRow): boolean =>
  [left, right].every(
    (lines) =>
      lines
        .flat()
        .map(charactersOf)
        .reduce((sum, each) => sum + each, 0) < LONG,
  );
const charactersOf = (part: Inline): number => (part.kind === 'text' ? part.text : part.label).length;

type TableKind = 'table-head' | 'table-row';

/** A row of a table that stands in either text: its cells side by side, with a rule below. */
function cellsOf(
  { kind, left, right }: BilingualRow,
  table: TableText['name'],
  both: Both,
  hasNext: boolean,
): TableRow {
  const isHead = kind === 'table-head';
  const rule = isHead || !hasNext ? HEAVY_RULE : RULE;
  const cells = (side: Side, lines: readonly Line[]): TableCell[] =>
    spansOf(table, lines.length, side).map(
      (columnSpan, at, all) =>
        new TableCell({
          columnSpan,
          borders: {
            ...(isHead && { top: HEAVY_RULE }),
            bottom: rule,
            ...((at > 0 || side === 'left') && { left: NO_RULE }),
            ...((at < all.length - 1 || side === 'right') && { right: NO_RULE }),
          },
          margins: {
            marginUnitType: WidthType.DXA,
            left: side === 'right' && at === 0 ? GAP : 0,
            right: at < all.length - 1 ? CELL_GAP : side === 'left' ? GAP : 0,
          },
          children: [
            new Paragraph({
              style: isHead ? PAIR.cellHead : PAIR.cell,
              keepNext: isHead || (table === 'parties' && hasNext) || undefined,
              children: both[side].runs(lines[at] ?? []),
            }),
          ],
        }),
    );
  return new TableRow({ cantSplit: true, children: [...cells('left', left), ...cells('right', right)] });
}

const rowOf = (
  widths: Readonly<Record<Side, number>>,
  cell: (side: Side) => Paragraph[],
  isWhole: boolean,
  isHead = false,
): TableRow =>
  new TableRow({
    tableHeader: isHead || undefined,
    cantSplit: isWhole || undefined,
    children: SIDES.map(
      (side) =>
        new TableCell({
          columnSpan: GRID,
          width: { size: widths[side], type: WidthType.DXA },
          margins: {
            marginUnitType: WidthType.DXA,
            left: side === 'right' ? GAP : 0,
            right: side === 'left' ? GAP : 0,
          },
          children: cell(side),
        }),
    ),
  });

const STYLES: Readonly<
  Record<Exclude<RowKind, 'section' | 'paragraph' | 'numbered' | 'bullet' | TableKind>, string>
> = {
  title: PAIR.title,
  opening: PAIR.text,
  sentence: PAIR.text,
  heading: PAIR.heading,
  intro: PAIR.intro,
  text: PAIR.text,
  note: PAIR.note,
};

function cellOf(row: BilingualRow, side: Side, inlines: Inlines): Paragraph[] {
  const lines = row[side];
  const isNumbered = side === 'left' && row.number !== '';
  return lines.map(
    (line) =>
      new Paragraph({
        ...lookOf(row, side),
        children: isNumbered ? inlines.runsOf(row.id, line) : inlines.runs(line),
      }),
  );
}

/** Twips: what the parties agree stands apart from the number, the date and the place. */
const OPENING = { before: 40, after: 10 } as const;

/** Only the left paragraph is part of the numbered list; the right one stands level with it. */
function lookOf({ kind, number, level }: BilingualRow, side: Side): IParagraphOptions {
  switch (kind) {
    case 'section':
      return side === 'left'
        ? { heading: HeadingLevel.HEADING_1 }
        : { style: PAIR.heading, indent: { left: indentOf(side) } };
    case 'paragraph':
      return side === 'left'
        ? { style: STYLE.clause }
        : { style: PAIR.text, indent: { left: indentOf(side) } };
    case 'numbered':
      return side === 'left'
        ? { style: ITEM_STYLES[number.split('.').length - 1 - LEVEL.item] }
        : { style: PAIR.text, indent: { left: indentOf(side, level) } };
    case 'bullet':
      return {
        style: STYLE.bullet,
        numbering: { reference: BULLET_NUMBERING, level },
        indent: bulletIndentOf(side, level),
      };
    case 'sentence':
      return { style: STYLES[kind], spacing: OPENING };
    case 'title':
    case 'opening':
    case 'heading':
    case 'intro':
      /* Before anything is numbered the left text needs no place for numbers. */
      return { style: STYLES[kind] };
    case 'table-head':
      return { style: PAIR.cellHead };
    case 'table-row':
      return { style: PAIR.cell };
    case 'note':
      return { style: STYLES[kind] };
    case 'text':
      return { style: STYLES[kind], indent: { left: indentOf(side) } };
  }
}
