import {
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { DraftDocument, SignatureParty } from '@pactwright/drafting';
import type { Inlines } from './inlines.js';
import { RULE, TEXT_WIDTH } from './page.js';
import { STYLE } from './styles.js';
import { NO_RULE } from './tables.js';

const COLUMN_GAP = 400;
/** In twips. */
export interface SignatureLook {
  readonly textWidth: number;
  readonly labelWidth: number;
}
const LOOK: SignatureLook = { textWidth: TEXT_WIDTH, labelWidth: 1_480 };
/** Room for what is written by hand above its line. */
const SIGNING_SPACE = 400;
const DATE_SPACE = 140;
/** Equal rules of two paragraphs are drawn as one, below the second: this one is the same to the eye alone. */
const DATE_RULE = { ...RULE, color: '808080' } as const;

const NO_RULES = {
  top: NO_RULE,
  bottom: NO_RULE,
  left: NO_RULE,
  right: NO_RULE,
  insideHorizontal: NO_RULE,
  insideVertical: NO_RULE,
} as const;

type Line = SignatureParty['lines'][number];

/**
 * Both parties side by side: who they are in the first row, what they sign in the second, so that the lines to sign on
 * stand level. No page break may divide it, and its heading stays with it. What stands below are rows of it, of one cell or of
 * one below each party, so that they are on no page alone.
 */
export function signatureBlock(
  signatures: DraftDocument['signatures'],
  inlines: Inlines,
  { textWidth, labelWidth }: SignatureLook = LOOK,
  below: readonly (readonly (readonly Paragraph[])[])[] = [],
): (Paragraph | Table)[] {
  const width = Math.floor(textWidth / 2);
  const row = (cells: readonly (readonly Paragraph[])[]): TableRow =>
    new TableRow({
      cantSplit: true,
      children: cells.map(
        (children) => new TableCell({ width: { size: width, type: WidthType.DXA }, children }),
      ),
    });
  return [
    new Paragraph({ style: STYLE.plainHeading, children: [inlines.run(signatures.heading)] }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: [width, width],
      borders: NO_RULES,
      margins: { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: 0, right: COLUMN_GAP },
      rows: [
        row(
          signatures.parties.map(({ role, lines }) => [
            new Paragraph({
              style: STYLE.signature,
              children: [inlines.run(role, { bold: true })],
            }),
            ...lines.slice(0, signingStart(lines)).map((line) => lineOf(line, inlines, labelWidth)),
          ]),
        ),
        row(
          signatures.parties.map(({ lines }) =>
            lines
              .slice(signingStart(lines))
              .map((line) => lineOf(line, inlines, labelWidth, isNamed(lines) && isByHand(line))),
          ),
        ),
        ...below.map(
          (cells) =>
            new TableRow({
              cantSplit: true,
              children: cells.map(
                (children, at) =>
                  new TableCell({
                    columnSpan: cells.length === 1 ? 2 : 1,
                    margins: {
                      marginUnitType: WidthType.DXA,
                      right: at === cells.length - 1 ? 0 : COLUMN_GAP,
                    },
                    children,
                  }),
              ),
            }),
        ),
      ],
    }),
  ];
}

function lineOf(line: Line, inlines: Inlines, labelWidth: number, isEmpty = false): Paragraph {
  const signed = isSigned(line);
  return new Paragraph({
    style: STYLE.signature,
    spacing: signed
      ? { before: SIGNING_SPACE }
      : isEmpty
        ? { before: DATE_SPACE, after: DATE_SPACE }
        : undefined,
    indent: { left: labelWidth, hanging: labelWidth },
    tabStops: [{ type: TabStopType.LEFT, position: labelWidth }],
    border: signed || isEmpty ? { bottom: { ...(signed ? RULE : DATE_RULE), space: 4 } } : undefined,
    children: [
      inlines.run(`${line.label}:`),
      new TextRun({ children: [new Tab()] }),
      ...(isEmpty ? [] : inlines.runs(line.content)),
    ],
  });
}

function signingStart(lines: readonly Line[]): number {
  const at = lines.findIndex(isSigned);
  return at === -1 ? lines.length : at;
}

function isSigned({ content }: Line): boolean {
  return content.some((part) => part.kind === 'placeholder' && part.name.endsWith('.signature'));
}

/** Whoever signs writes the date as well. */
function isByHand({ content }: Line): boolean {
  return content.some((part) => part.kind === 'placeholder' && /\.signature(?:Date)?$/u.test(part.name));
}

/** Once a party is named, it signs and dates on empty lines: a gap there would only stand in the way of the hand. */
function isNamed(lines: readonly Line[]): boolean {
  return !lines.some(({ content }) =>
    content.some((part) => part.kind === 'placeholder' && part.name.endsWith('.name')),
  );
}
