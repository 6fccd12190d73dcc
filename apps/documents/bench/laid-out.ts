import {
  AlignmentType,
  Footer,
  Header,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  Document,
} from 'docx';
import { unwrap } from '@pactwright/drafting';

/** How a contract looks that somebody has typed in Word. */
export interface Look {
  readonly font: string;
  /** In half points. */
  readonly size: number;
  readonly isJustified: boolean;
  readonly hasRunningMatter: boolean;
}

export const LOOKS: readonly [Look, ...Look[]] = [
  { font: 'Liberation Serif', size: 22, isJustified: true, hasRunningMatter: true },
  { font: 'Liberation Sans', size: 20, isJustified: false, hasRunningMatter: false },
  { font: 'Liberation Serif', size: 24, isJustified: false, hasRunningMatter: true },
];

const BETWEEN_CELLS = ' | ';
const NUMBER = /^(\d+(?:\.\d+)*\.?|\([a-z]\)) (?=\S)/u;
const HANGING = 560;

/** A Word file of it: a paragraph for each line, numbers before a tab, and tables of what stands in rows. */
export function laidOut(text: string, look: Look = LOOKS[0]): Promise<Buffer> {
  const lines = unwrap(text).filter((line) => line.trim() !== '');
  const children: (Paragraph | Table)[] = [];
  for (let at = 0; at < lines.length;) {
    const rows = rowsFrom(lines, at);
    if (rows.length > 0) children.push(tableOf(rows, look));
    else children.push(paragraphOf(lines[at] ?? '', look));
    at += Math.max(1, rows.length);
  }
  const running = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })],
  });
  return Packer.toBuffer(
    new Document({
      styles: { default: { document: { run: { font: look.font, size: look.size } } } },
      sections: [
        {
          ...(look.hasRunningMatter && {
            headers: {
              default: new Header({ children: [new Paragraph('Services agreement, confidential')] }),
            },
            footers: { default: new Footer({ children: [running] }) },
          }),
          children,
        },
      ],
    }),
  );
}

/** The lines from here on that are rows of one table. */
function rowsFrom(lines: readonly string[], from: number): string[][] {
  const rows: string[][] = [];
  for (const line of lines.slice(from)) {
    const cells = line.split(BETWEEN_CELLS);
    if (cells.length < 2 || cells.length !== (rows[0]?.length ?? cells.length)) break;
    rows.push(cells);
  }
  return rows;
}

const tableOf = (rows: readonly (readonly string[])[], { size }: Look): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (text) =>
              new TableCell({
                children: [new Paragraph({ children: [new TextRun({ text, size: size - 2 })] })],
              }),
          ),
        }),
    ),
  });

function paragraphOf(line: string, { isJustified }: Look): Paragraph {
  const [, number] = NUMBER.exec(line) ?? [];
  return new Paragraph({
    ...(isJustified && { alignment: AlignmentType.BOTH }),
    spacing: { after: 80 },
    ...(number !== undefined && { indent: { left: HANGING, hanging: HANGING } }),
    children: [new TextRun(number === undefined ? line : line.replace(NUMBER, `${number}\t`))],
  });
}
