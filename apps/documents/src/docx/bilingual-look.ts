import { convertMillimetersToTwip, type IParagraphStyleOptions, type IStylesOptions } from 'docx';
import type { Language, TableText } from '@pactwright/drafting';
import type { Indents } from './numbering.js';
import { ALIGN, FONT, PAGE, RULE } from './page.js';
import { documentStyles, STYLE } from './styles.js';

/* Twips. Two texts on a page need narrower margins and smaller letters, or the contract is twice as long. */
export const MARGIN = convertMillimetersToTwip(10);
export const MARGIN_BLOCK = convertMillimetersToTwip(12);
export const WIDTH = PAGE.width - 2 * MARGIN;
/** The numbers stand before the left text, for both. */
const NUMBER = 520;
/** On either side of the line between the columns. */
export const GAP = 100;
/** Between the cells of a table inside a text. */
export const CELL_GAP = 60;
const COLUMN = Math.floor((WIDTH - NUMBER - 2 * GAP) / 2);
/** How much wider the Lithuanian text is set than the English one: it has longer words, and rows are as high as the longer text. */
const LONGER = 400;
export function columnsOf(left: Language): Readonly<Record<'left' | 'right', number>> {
  const more = left === 'lt' ? LONGER : -LONGER;
  return { left: NUMBER + COLUMN + GAP + more, right: COLUMN + GAP - more };
}

/** Equal steps of a column, which the cells of all tables inside the texts take up: a grid that every row fits. */
export const GRID = 40;
export const gridOf = (width: number): number[] =>
  Array.from(
    { length: GRID },
    (_, at) => Math.round(((at + 1) * width) / GRID) - Math.round((at * width) / GRID),
  );

type Steps = readonly number[];
/**
 * Steps by table and column; the columns beyond them share what is left. Of stages the place of the sum is that of "EUR 144,000.00",
 * so that none breaks.
 */
const STEPS: Readonly<Record<TableText['name'], (cells: number, side: 'left' | 'right') => Steps>> = {
  /* What a term is called ends before the line between the columns on the left, and begins behind it on the right. */
  'key-terms': (_, side) => (side === 'left' ? [10, 24] : [11, 24]),
  /* A Lithuanian account, in groups of four, stands on one line of either column. */
  parties: () => [12, 16],
  milestones: (cells) => (cells === 5 ? [4, 10, 8, 10] : cells === 4 ? [4, 13] : [4, 22]),
};

/** How many steps each cell of a row takes up. */
export function spansOf(table: TableText['name'], cells: number, side: 'left' | 'right'): number[] {
  const steps = STEPS[table](cells, side).slice(0, cells);
  const open = cells - steps.length;
  const left = GRID - steps.reduce((sum, each) => sum + each, 0);
  return [
    ...steps,
    ...Array.from(
      { length: open },
      (_, at) => Math.round(((at + 1) * left) / open) - Math.round((at * left) / open),
    ),
  ];
}

/** Half-points. */
const SIZE = { body: 17, title: 20, heading: 18, cell: 16, note: 15 } as const;
/** How much deeper items stand than the paragraph above them, level by level. */
const STEP = 170;
const depth = (level: number): number => (level + 1) * STEP;

/** All numbers hang at the edge of the page, so that the texts of both columns are equally wide. */
export const INDENTS: Indents = {
  clause: { left: NUMBER, hanging: NUMBER },
  item: (level) => ({ left: NUMBER + depth(level), hanging: NUMBER + depth(level) }),
  bullet: (level) => ({ left: NUMBER + depth(level), hanging: STEP }),
};

/** Where a text begins in its cell: behind the place of the numbers on the left. */
export const indentOf = (side: 'left' | 'right', level = -1): number =>
  (side === 'left' ? NUMBER : 0) + depth(level);
export const bulletIndentOf = (side: 'left' | 'right', level: number) => ({
  left: indentOf(side, level),
  hanging: STEP,
});

/** What the other contracts have no need of. */
export const PAIR = {
  title: 'PairTitle',
  heading: 'PairHeading',
  text: 'PairText',
  intro: 'PairIntroduction',
  head: 'PairHead',
  cellHead: 'PairCellHead',
  cell: 'PairCell',
  note: 'PairNote',
} as const;

const AFTER = 16;
/** A little closer than single: in columns the eye has a short way back. */
const LINE = 220;

/** The styles of every contract in the sizes of this one, and its own. */
export function bilingualStyles(language: Language): IStylesOptions {
  const { default: usual, paragraphStyles = [], ...rest } = documentStyles(language);
  const heading = usual?.heading1;
  return {
    ...rest,
    default: {
      ...usual,
      document: {
        ...usual?.document,
        run: { ...usual?.document?.run, size: SIZE.body },
        paragraph: { spacing: { line: LINE, after: AFTER } },
      },
      heading1: {
        run: { size: SIZE.heading, bold: true },
        paragraph: { ...heading?.paragraph, spacing: { before: 80, after: 24 } },
      },
    },
    paragraphStyles: [...paragraphStyles.map(inColumns), ...OWN],
  };
}

/** Below the running title: LibreOffice drops what a heading asks for above itself where a page begins. */
const BELOW_HEADER = 50;

/** Short lines are set flush left, and what is signed once for both is as large as a heading. */
function inColumns(style: IParagraphStyleOptions): IParagraphStyleOptions {
  if (style.id === STYLE.header)
    return {
      ...style,
      paragraph: {
        ...style.paragraph,
        spacing: { ...style.paragraph?.spacing, after: BELOW_HEADER },
      },
    };
  if (style.id === STYLE.signature) return { ...style, run: { ...style.run, size: SIZE.heading } };
  const isNumbered = style.id === STYLE.clause || style.id.startsWith(STYLE.item);
  return isNumbered
    ? { ...style, paragraph: { ...style.paragraph, alignment: ALIGN.short, spacing: { after: AFTER } } }
    : style;
}

const heading = { keepNext: true, keepLines: true, alignment: ALIGN.short, outlineLevel: 0 } as const;
const own = (
  id: string,
  name: string,
  look: Pick<IParagraphStyleOptions, 'run' | 'paragraph'>,
): IParagraphStyleOptions => ({ id, name, basedOn: 'Normal', quickFormat: true, ...look });

const OWN: readonly IParagraphStyleOptions[] = [
  own(PAIR.title, 'Pair Title', {
    run: { size: SIZE.title, bold: true },
    paragraph: { ...heading, spacing: { before: 0, after: 40 } },
  }),
  own(PAIR.heading, 'Pair Heading', {
    run: { size: SIZE.heading, bold: true },
    paragraph: { ...heading, spacing: { before: 80, after: 24 } },
  }),
  own(PAIR.text, 'Pair Text', { paragraph: { alignment: ALIGN.short, spacing: { after: AFTER } } }),
  own(PAIR.intro, 'Pair Introduction', {
    run: { italics: true },
    paragraph: { alignment: ALIGN.short, keepNext: true, spacing: { after: AFTER } },
  }),
  own(PAIR.head, 'Pair Head', {
    run: { bold: true, font: FONT },
    paragraph: {
      alignment: ALIGN.short,
      keepNext: true,
      spacing: { before: 20, after: 40 },
      border: { bottom: { ...RULE, space: 2 } },
    },
  }),
  own(PAIR.cellHead, 'Pair Cell Head', {
    run: { size: SIZE.cell, bold: true },
    paragraph: { alignment: ALIGN.short, keepNext: true, spacing: { before: 4, after: 6 } },
  }),
  own(PAIR.cell, 'Pair Cell', {
    run: { size: SIZE.cell },
    paragraph: { alignment: ALIGN.short, spacing: { before: 4, after: 6 } },
  }),
  own(PAIR.note, 'Pair Note', {
    run: { size: SIZE.note },
    paragraph: { alignment: ALIGN.short, spacing: { before: 40, after: AFTER } },
  }),
];
