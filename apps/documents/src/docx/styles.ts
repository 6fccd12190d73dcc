import { AlignmentType, UnderlineType, type IStylesOptions } from 'docx';
import type { Language } from '@pactwright/drafting';
import { BULLET_NUMBERING, CONTRACT_NUMBERING, LEVEL } from './numbering.js';
import { ALIGN, FONT, INDENT, RULE, SIZE } from './page.js';

export const LOCALE: Readonly<Record<Language, string>> = { en: 'en-GB', lt: 'lt-LT' };

/** Ids of the styles; the built-in ones carry Word's names, so that its own tools find them. */
export const STYLE = {
  title: 'Title',
  heading: 'Heading1',
  plainHeading: 'PlainHeading',
  tableHeading: 'TableHeading',
  tableIntro: 'TableIntro',
  opening: 'Opening',
  body: 'BodyText',
  clause: 'Clause',
  item: 'ClauseItem',
  item2: 'ClauseItem2',
  item3: 'ClauseItem3',
  bullet: 'ClauseBullet',
  continued: 'ClauseText',
  cell: 'TableText',
  cellHead: 'TableHead',
  signature: 'SignatureLine',
  note: 'Disclaimer',
  end: 'DocumentEnd',
  header: 'Header',
  footer: 'Footer',
  placeholder: 'Placeholder',
} as const;

/** By how many numbers stand above. */
export const ITEM_STYLES = [STYLE.item, STYLE.item2, STYLE.item3] as const;

const heading = { keepNext: true, keepLines: true, alignment: ALIGN.short, outlineLevel: 0 } as const;

/** Every look of the document is a style: whoever edits it in a word processor changes it in one place. */
export function documentStyles(language: Language): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: { ascii: FONT, hAnsi: FONT, cs: FONT, eastAsia: FONT },
          size: SIZE.body,
          language: { value: LOCALE[language], eastAsia: LOCALE[language], bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { line: 232, after: 24 } },
      },
      title: {
        run: { size: SIZE.title, bold: true },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: { before: 0, after: 100 },
          keepNext: true,
          keepLines: true,
          outlineLevel: 0,
        },
      },
      heading1: {
        run: { size: SIZE.heading, bold: true },
        paragraph: {
          ...heading,
          spacing: { before: 110, after: 30 },
          numbering: { reference: CONTRACT_NUMBERING, level: LEVEL.section },
        },
      },
    },
    paragraphStyles: [
      {
        id: STYLE.plainHeading,
        name: 'Plain Heading',
        basedOn: 'Normal',
        next: STYLE.body,
        quickFormat: true,
        run: { size: SIZE.heading, bold: true },
        paragraph: { ...heading, spacing: { before: 110, after: 40 } },
      },
      {
        id: STYLE.tableHeading,
        name: 'Table Heading',
        basedOn: 'Normal',
        next: STYLE.body,
        quickFormat: true,
        run: { size: SIZE.heading, bold: true },
        paragraph: { ...heading, spacing: { before: 130, after: 40 } },
      },
      {
        id: STYLE.tableIntro,
        name: 'Table Introduction',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: SIZE.table, italics: true },
        paragraph: { alignment: ALIGN.short, keepNext: true, spacing: { after: 60, line: 240 } },
      },
      {
        id: STYLE.opening,
        name: 'Opening',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 40 } },
      },
      {
        id: STYLE.body,
        name: 'Body Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { alignment: ALIGN.text, spacing: { before: 80, after: 80 } },
      },
      {
        id: STYLE.clause,
        name: 'Clause',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          alignment: ALIGN.text,
          numbering: { reference: CONTRACT_NUMBERING, level: LEVEL.clause },
        },
      },
      ...ITEM_STYLES.map((id, depth) => ({
        id,
        name: depth === 0 ? 'Clause Item' : `Clause Item ${depth + 1}`,
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          alignment: ALIGN.text,
          spacing: { after: 30 },
          numbering: { reference: CONTRACT_NUMBERING, level: LEVEL.item + depth },
        },
      })),
      {
        id: STYLE.bullet,
        name: 'Clause Bullet',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          alignment: ALIGN.text,
          spacing: { after: 30 },
          numbering: { reference: BULLET_NUMBERING, level: 0 },
        },
      },
      {
        id: STYLE.continued,
        name: 'Clause Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: { alignment: ALIGN.text, indent: { left: INDENT.clause } },
      },
      {
        id: STYLE.cell,
        name: 'Table Text',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: SIZE.table },
        paragraph: { alignment: ALIGN.short, spacing: { before: 20, after: 20, line: 236 } },
      },
      {
        id: STYLE.cellHead,
        name: 'Table Head',
        basedOn: STYLE.cell,
        quickFormat: true,
        run: { size: SIZE.table, bold: true },
        paragraph: { alignment: ALIGN.short, keepNext: true, spacing: { before: 20, after: 20, line: 236 } },
      },
      {
        id: STYLE.signature,
        name: 'Signature Line',
        basedOn: STYLE.cell,
        quickFormat: true,
        paragraph: {
          alignment: ALIGN.short,
          keepNext: true,
          keepLines: true,
          spacing: { before: 30, after: 30, line: 236 },
        },
      },
      {
        id: STYLE.note,
        name: 'Disclaimer',
        basedOn: 'Normal',
        quickFormat: true,
        run: { size: SIZE.note },
        paragraph: {
          alignment: ALIGN.short,
          keepLines: true,
          spacing: { before: 100, after: 0, line: 228 },
          border: { top: { ...RULE, space: 3 } },
        },
      },
      {
        /* Word wants a paragraph behind the last table. */
        id: STYLE.end,
        name: 'Document End',
        basedOn: 'Normal',
        run: { size: 2 },
        paragraph: { spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } },
      },
      {
        id: STYLE.header,
        name: 'header',
        basedOn: 'Normal',
        run: { size: SIZE.note },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: { after: 0, line: 240 },
          border: { bottom: { ...RULE, space: 4 } },
        },
      },
      {
        id: STYLE.footer,
        name: 'footer',
        basedOn: 'Normal',
        run: { size: SIZE.note },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 0, line: 240 } },
      },
    ],
    characterStyles: [
      {
        id: STYLE.placeholder,
        name: 'Placeholder',
        basedOn: 'DefaultParagraphFont',
        quickFormat: true,
        run: { underline: { type: UnderlineType.DOTTED } },
      },
    ],
  };
}
