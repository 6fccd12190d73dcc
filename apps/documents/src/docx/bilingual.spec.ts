import {
  allContents,
  bilingualText,
  DETAIL_NAMES,
  draftBoth,
  fillIn,
  type BilingualDocument,
} from '@pactwright/drafting';
import { goldenAnswersInBoth } from '@pactwright/drafting/test';
import { readDocx } from '../testing/read-docx.js';
import { bare } from '../testing/without-signatures.js';
import { all, first, valueOf } from '../testing/xml.js';
import { buildDocx } from './build-docx.js';

const draftOf = (left: 'en' | 'lt', prevails: 'en' | 'lt'): BilingualDocument =>
  draftBoth(goldenAnswersInBoth('web_development'), { left, prevails });
const contract = draftOf('en', 'lt');

/** Without the marks of the plain text, and without the signatures, which stand side by side on the page. */
const rowsAlone = (text: string, { signatures }: BilingualDocument): string => {
  const [before = ''] = text.split(signatures.heading);
  return bare(before.replaceAll('\n| ', '\n'));
};

describe('the Word file of a contract in both languages', () => {
  it.each([
    ['en', 'lt'],
    ['lt', 'en'],
  ] as const)(
    'sets every word and number of its rows in their order (%s left, %s prevails)',
    async (left, prevails) => {
      const both = draftOf(left, prevails);
      const { text } = await readDocx(await buildDocx(both));
      const head = left === 'en' ? 'EnglishLietuvių' : 'LietuviųEnglish';
      expect(rowsAlone(text, both)).toBe(`${head}${rowsAlone(bilingualText(both), both)}`);
      for (const { left: lines } of both.notes) {
        expect(bare(text)).toContain(
          bare(lines.map((line) => line.map((part) => ('text' in part ? part.text : '')).join('')).join('')),
        );
      }
    },
  );

  it('is a table of two columns under a row that every page repeats', async () => {
    const { part } = await readDocx(await buildDocx(contract));
    const [table] = all(part('word/document.xml'), 'w:tbl');
    const rows = all(table ?? part('word/document.xml'), 'w:tr');
    expect(rows).toHaveLength(contract.rows.length + 1);
    const cells = contract.rows.map(({ table: inner, left }) => (inner === undefined ? 2 : 2 * left.length));
    expect(rows.map((row) => all(row, 'w:tc').length)).toEqual([2, ...cells]);
    const grid = all(table ?? part('word/document.xml'), 'w:gridCol').length;
    for (const row of rows) {
      const spans = all(row, 'w:gridSpan').map(({ attributes }) => Number(attributes['w:val']));
      expect(spans.reduce((sum, each) => sum + each, 0)).toBe(grid);
    }
    expect(rows.map((row) => first(row, 'w:tblHeader') !== undefined)).toEqual([
      true,
      ...contract.rows.map(() => false),
    ]);
    expect(
      rows
        .flatMap((row) => all(row, 'w:tc').flatMap((cell) => all(cell, 'w:tcPr')))
        .filter((properties) => first(properties, 'w:shd')),
    ).toEqual([]);
  });

  it('sets the key terms, the parties and the stages as tables in both texts, a rule below each row', async () => {
    const { part } = await readDocx(await buildDocx(contract));
    const rows = all(part('word/document.xml'), 'w:tr').slice(1);
    const names = contract.rows.map(({ table }) => table);
    expect(new Set(names)).toEqual(new Set([undefined, 'key-terms', 'parties', 'milestones']));
    for (const [at, { table, kind, left, right }] of contract.rows.entries()) {
      if (table === undefined) continue;
      expect(right).toHaveLength(left.length);
      const cells = all(rows[at] ?? part('word/document.xml'), 'w:tc');
      const below = cells.map((cell) => valueOf(first(cell, 'w:tcBorders'), 'w:bottom'));
      expect(new Set(below)).toEqual(new Set(['single']));
      if (names[at - 1] !== table) expect(kind).toBe('table-head');
    }
  });

  it('keeps the table of the parties on one page', async () => {
    const { part } = await readDocx(await buildDocx(contract));
    const [table] = all(part('word/document.xml'), 'w:tbl');
    const rows = all(table ?? part('word/document.xml'), 'w:tr').slice(1);
    const keeping = contract.rows.flatMap((row, at) => {
      const element = rows[at];
      return row.table === 'parties' && element ? [first(element, 'w:keepNext') !== undefined] : [];
    });
    expect(keeping.length).toBeGreaterThan(5);
    expect(keeping).toEqual(keeping.map((_, at) => at < keeping.length - 1));
  });

  it('R-LEGAL-10 ends with the disclaimer in both languages, in the table of the signatures', async () => {
    const { part, paragraphs } = await readDocx(await buildDocx(contract));
    const [body] = all(part('word/document.xml'), 'w:body');
    const tables = (body?.children ?? []).filter(
      (child) => typeof child !== 'string' && child.name === 'w:tbl',
    );
    expect(tables).toHaveLength(2);
    const said = paragraphs.filter(({ style }) => style === 'PairNote').map(({ text }) => text);
    expect(said.slice(-2)).toEqual([contract.left.disclaimer, contract.right.disclaimer]);
    expect(said).toHaveLength(2 * contract.notes.length);
    expect(paragraphs.at(-1)).toMatchObject({ style: 'DocumentEnd', text: '' });
  });

  it('shows each number once, and leads both texts to it', async () => {
    const { paragraphs } = await readDocx(await buildDocx(contract));
    const numbers = paragraphs.map(({ number }) => number).filter((number) => number && /^\d/.test(number));
    expect(numbers).toEqual(
      contract.rows.filter(({ number }) => number !== '').map(({ number }) => `${number}.`),
    );
    const bookmarks = paragraphs.flatMap((paragraph) => paragraph.bookmarks);
    expect(new Set(bookmarks).size).toBe(bookmarks.length);
    const fields = paragraphs.flatMap(({ element }) =>
      all(element, 'w:instrText').flatMap(({ children }) => children.map(String)),
    );
    expect(fields.length).toBeGreaterThan(60);
    for (const field of fields) expect(bookmarks).toContain(/REF (\S+)/.exec(field)?.[1]);
  });

  it('has one place for a gap that stands in both texts', async () => {
    const file = await readDocx(await buildDocx(contract));
    const controls = all(file.part('word/document.xml'), 'w:sdt');
    const tags = controls.map((control) => valueOf(control, 'w:tag'));
    const gaps = allContents(contract)
      .flat()
      .flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []))
      .filter((name) => !name.endsWith('.signature'));
    expect(tags.toSorted()).toEqual(gaps.toSorted());
    expect(file.part('customXml/item1.xml').children).toHaveLength(new Set(gaps).size);
    const ids = controls.map((control) => valueOf(control, 'w:id'));
    expect(new Set(ids).size).toBe(ids.length);
    const shown = all(file.part('word/glossary/document.xml'), 'w:docPart').map((each) =>
      valueOf(each, 'w:name'),
    );
    for (const control of controls)
      expect(shown).toContain(valueOf(first(control, 'w:placeholder'), 'w:docPart'));
  });

  it('has none where all is filled in, with the days as each text writes them', async () => {
    const details = Object.fromEntries(DETAIL_NAMES.map((name) => [name, '2027-01-15']));
    const file = await readDocx(await buildDocx(fillIn(contract, details)));
    expect(all(file.part('word/document.xml'), 'w:sdt')).toEqual([]);
    expect(file.text).not.toContain('[');
    expect(file.text.replaceAll('\u00a0', ' ')).toContain('15 January 2027');
    expect(file.text.replaceAll('\u00a0', ' ')).toContain('2027 m. sausio 15 d.');
  });

  it('gives equal bytes for equal contracts', async () => {
    const once = await buildDocx(contract);
    expect((await buildDocx(structuredClone(contract))).equals(once)).toBe(true);
  });
});
