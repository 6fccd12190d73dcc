import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  UnderlineType,
  WidthType,
} from 'docx';
import type { Language } from '@pactwright/drafting';
import { documentNumbering } from './numbering.js';
import { PAGE } from './page.js';
import { PRODUCT, corePropertiesXml, fontTableXml, sourceKeyword } from './properties.js';
import { pageFooter } from './running-matter.js';
import { plainRun, type Run } from './runs.js';
import { LOCALE, STYLE, documentStyles } from './styles.js';
import { BORDERS, COLUMN_GAP } from './tables.js';
import { xmlText } from './xml-text.js';
import { fixZipTimes } from './zip-times.js';

/** A stretch of words; what is changed goes on the one side and is new on the other. */
export interface SheetPart {
  readonly text: string;
  readonly isChanged: boolean;
}
type Words = readonly (readonly SheetPart[])[];

export interface SheetRow {
  /** By paragraphs; null for what is new: that nothing is said of it is never told, since other words may come near it. */
  readonly theirs: Words | null;
  /** Null where there are no words yet, only something to be talked about. */
  readonly ours: Words | null;
  /** The number of the row whose words stand for this one as well, which itself only goes. */
  readonly saidIn: number | null;
  readonly why: string;
}

/** What one side would like to have changed in a contract, for the other side to read. */
export interface NegotiationSheet {
  readonly language: Language;
  /** Of the contract. */
  readonly fileName: string;
  /** Who asks; null where nobody says. */
  readonly author: string | null;
  readonly mustHaves: readonly SheetRow[];
  readonly others: readonly SheetRow[];
  /** Not the rules alone have written it. */
  readonly hasModelWords: boolean;
}

interface Texts {
  readonly title: string;
  readonly intro: (fileName: string) => string;
  readonly marks: string;
  readonly by: (author: string) => string;
  readonly mustHaves: string;
  readonly others: string;
  readonly head: readonly [number: string, theirs: string, ours: string, why: string];
  readonly absent: string;
  readonly open: string;
  /** In place of words that only go. */
  readonly out: string;
  readonly saidIn: (row: number) => string;
  readonly subject: string;
}

/** „Maja L.“ has a stop of its own. */
const stopped = (words: string): string => (words.endsWith('.') ? words : `${words}.`);

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Proposed changes to the contract',
    intro: (fileName) =>
      `The changes below concern the contract in the file “${fileName}”. Beside its words stand the words proposed instead, and the reason.`,
    marks: 'Words to be taken out are struck through, new words are underlined.',
    by: (author) => stopped(`Proposed by ${author}`),
    mustHaves: 'The most important points',
    others: 'Other points',
    head: ['No.', 'The contract says', 'Proposed instead', 'Why'],
    absent: 'A new term.',
    open: 'To be agreed.',
    out: 'Please take this out.',
    saidIn: (row) => `Please take this out: the words proposed in No. ${row} cover it.`,
    subject: 'Negotiation sheet',
  },
  lt: {
    title: 'Siūlomi sutarties pakeitimai',
    intro: (fileName) =>
      `Toliau išdėstyti sutarties, esančios faile „${fileName}“, pakeitimai. Šalia sutarties teksto pateiktas siūlomas tekstas ir priežastis.`,
    marks: 'Siūlomi išbraukti žodžiai perbraukti, nauji žodžiai pabraukti.',
    by: (author) => stopped(`Pakeitimus siūlo ${author}`),
    mustHaves: 'Svarbiausi punktai',
    others: 'Kiti punktai',
    head: ['Nr.', 'Sutarties tekstas', 'Siūlomas tekstas', 'Kodėl'],
    absent: 'Nauja nuostata.',
    open: 'Reikia susitarti.',
    out: 'Prašau tai išbraukti.',
    saidIn: (row) => `Prašau tai išbraukti: tai apima Nr. ${row} siūlomas tekstas.`,
    subject: 'Derybų lentelė',
  },
};

/** The width between the margins of a page that lies on its side. */
const WIDTH = PAGE.height - 2 * PAGE.margin;
const NUMBER_WIDTH = 640;
const WORDS_WIDTH = Math.round((WIDTH - NUMBER_WIDTH) * 0.37);
const WIDTHS = [NUMBER_WIDTH, WORDS_WIDTH, WORDS_WIDTH, WIDTH - NUMBER_WIDTH - 2 * WORDS_WIDTH];

/** The sheet as a Word document. Equal sheets give equal bytes. */
export async function buildNegotiationSheet(sheet: NegotiationSheet): Promise<Buffer> {
  const { language, hasModelWords, author, mustHaves, others } = sheet;
  const texts = TEXTS[language];
  const run = plainRun(language);
  const isMarked = [...mustHaves, ...others].some(({ theirs, ours }) =>
    [theirs, ours].flatMap((words) => words?.flat() ?? []).some(({ isChanged }) => isChanged),
  );
  const notes = [...(isMarked ? [texts.marks] : []), ...(author === null ? [] : [texts.by(author)])];
  const { margin, marginBlock, edge, width, height } = PAGE;
  const says = (text: string): Paragraph => new Paragraph({ style: STYLE.body, children: [run(text)] });
  const file = new Document({
    styles: documentStyles(language),
    numbering: documentNumbering(language),
    customProperties: [{ name: 'Generator', value: PRODUCT }],
    compatabilityModeVersion: 15,
    sections: [
      {
        properties: {
          page: {
            size: { width, height, orientation: PageOrientation.LANDSCAPE },
            margin: {
              ...{ top: marginBlock, bottom: marginBlock, left: margin, right: margin },
              ...{ header: edge, footer: edge },
            },
          },
        },
        footers: { default: pageFooter(language) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [run(texts.title)] }),
          says(texts.intro(sheet.fileName)),
          ...notes.map(says),
          ...part(texts, texts.mustHaves, mustHaves, 1, run),
          ...part(texts, texts.others, others, mustHaves.length + 1, run),
        ],
      },
    ],
  });
  const properties = {
    title: xmlText(texts.title),
    creator: PRODUCT,
    subject: texts.subject,
    keywords: sourceKeyword(hasModelWords),
    language: LOCALE[language],
  };
  return fixZipTimes(
    await Packer.toBuffer(file, false, [
      { path: 'docProps/core.xml', data: corePropertiesXml(properties) },
      { path: 'word/fontTable.xml', data: fontTableXml() },
    ]),
  );
}

/** A heading and its table; the numbers go on from one table to the next. */
function part(
  texts: Texts,
  heading: string,
  rows: readonly SheetRow[],
  from: number,
  run: Run,
): (Paragraph | Table)[] {
  if (rows.length === 0) return [];
  const instead = (ours: Words | null): Paragraph[] =>
    ours === null
      ? [cell([run(texts.open, { italics: true })])]
      : ours.flatMap((words) =>
          words.length === 0 ? [cell([run(texts.out, { italics: true })])] : told([words], run, NEW),
        );
  return [
    new Paragraph({ style: STYLE.tableHeading, children: [run(heading)] }),
    new Table({
      layout: TableLayoutType.FIXED,
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: WIDTHS,
      borders: BORDERS,
      margins: { marginUnitType: WidthType.DXA, top: 0, bottom: 0, left: 0, right: 0 },
      rows: [
        rowOf(
          texts.head.map((text) => [new Paragraph({ style: STYLE.cellHead, children: [run(text)] })]),
          true,
        ),
        ...rows.map(({ theirs, ours, saidIn, why }, at) =>
          rowOf(
            [
              [cell([run(String(from + at))])],
              theirs === null ? [cell([run(texts.absent, { italics: true })])] : told(theirs, run, GONE),
              saidIn === null ? instead(ours) : [cell([run(texts.saidIn(saidIn), { italics: true })])],
              why.split('\n').map((line) => cell([run(line)])),
            ],
            false,
            lengthOf(theirs) + lengthOf(ours) > LONG,
          ),
        ),
      ],
    }),
  ];
}

/** Marked by lines, not by colour: seen on paper and by every eye, and told by screen readers as formatting. */
const GONE = { strike: true } as const;
const NEW = { underline: { type: UnderlineType.SINGLE } } as const;

const told = (words: Words, run: Run, look: typeof GONE | typeof NEW): Paragraph[] =>
  words.map((parts) => cell(parts.map(({ text, isChanged }) => run(text, isChanged ? look : undefined))));

/** About a third of a page, in characters. */
const LONG = 1_500;
const lengthOf = (words: Words | null): number =>
  (words ?? []).flat().reduce((sum, { text }) => sum + text.length, 0);

const cell = (children: ReturnType<Run>[]): Paragraph => new Paragraph({ style: STYLE.cell, children });

/** Only what is long goes on over a page's end. */
const rowOf = (cells: readonly Paragraph[][], isHead: boolean, isLong = false): TableRow =>
  new TableRow({
    cantSplit: !isLong,
    tableHeader: isHead || undefined,
    children: cells.map(
      (children, at) =>
        new TableCell({
          width: { size: WIDTHS[at] ?? 0, type: WidthType.DXA },
          margins: { marginUnitType: WidthType.DXA, right: COLUMN_GAP },
          children,
        }),
    ),
  });
