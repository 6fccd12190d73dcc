import {
  DETAIL_NAMES,
  contentsOf,
  documentText,
  draft,
  draftBoth,
  fillIn,
  shownNumber,
  type ContractText,
  type DraftDocument,
  type Inline,
  type Language,
} from '@pactwright/drafting';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { readDocx } from '../testing/read-docx.js';
import { nothingAnswered, webProject } from '../testing/some-answers.js';
import { all, first, valueOf, type XmlElement } from '../testing/xml.js';
import { withoutSignatures } from '../testing/without-signatures.js';
import { buildDocx } from './build-docx.js';

const languages: Language[] = ['en', 'lt'];
const contracts = languages.flatMap((language) =>
  [webProject, nothingAnswered].map((answers) => draft(answers, language)),
);
const long = draft(webProject, 'lt');
const LITHUANIAN_LETTERS = 'ąčęėįšųūžĄČĘĖĮŠŲŪŽ';

function inlineText(part: Inline): string {
  return part.kind === 'placeholder' ? `[${part.label}]` : part.kind === 'text' ? part.text : part.label;
}

/** The fields among the runs of a paragraph: what each does and what it showed last. */
function fieldsOf(paragraph: XmlElement): { instruction: string; shown: string }[] {
  const fields: { instruction: string; shown: string }[] = [];
  let state: string | undefined;
  for (const run of all(paragraph, 'w:r')) {
    state = first(run, 'w:fldChar')?.attributes['w:fldCharType'] ?? state;
    if (state === 'begin' && first(run, 'w:fldChar')) fields.push({ instruction: '', shown: '' });
    const field = fields.at(-1);
    if (field === undefined) continue;
    if (state === 'begin')
      field.instruction += all(run, 'w:instrText')
        .flatMap(({ children }) => children)
        .join('');
    if (state === 'separate')
      field.shown += all(run, 'w:t')
        .flatMap(({ children }) => children)
        .join('');
  }
  return fields;
}

describe(buildDocx.name, () => {
  it.each(contracts)('R-API-18 sets every word and number of $title as it was drafted', async (contract) => {
    const file = await readDocx(await buildDocx(contract));

    expect(withoutSignatures(contract, file.text)).toBe(withoutSignatures(contract, documentText(contract)));
  });

  it('shows the signature lines of both parties', async () => {
    const { text } = await readDocx(await buildDocx(long));

    for (const { role, lines } of long.signatures.parties) {
      expect(text).toContain(`\n${role}\n`);
      for (const { label } of lines) expect(text).toContain(`\n${label}:\t[`);
    }
  });

  it.each(languages)(
    'has empty lines to sign and to date on below the name of a party in %s',
    async (language) => {
      const contract = draft(webProject, language);
      const [provider, client] = contract.signatures.parties;
      const gap = ({ lines }: typeof provider): string => {
        const [line] = lines.filter(({ content }) =>
          content
            .map(inlineText)
            .join('')
            .match(/signature|parašas/iu),
        );
        return `\n${line?.label}:\t${line?.content.map(inlineText).join('')}\n`;
      };
      const empty = gap(client).replace(/\[.*\]/u, '');
      const named = Object.fromEntries(DETAIL_NAMES.map((name) => [name, 'Rasa']));
      const { text } = await readDocx(await buildDocx(fillIn(contract, named)));
      expect(text).not.toContain('[');
      expect(text.split(empty)).toHaveLength(3);
      const one = await readDocx(await buildDocx(fillIn(contract, { 'client.name': 'Rasa' })));
      expect(one.text).toContain(gap(provider));
      expect(one.text).not.toContain(gap(client));
      expect(one.text).toContain(empty);
      const date = { en: 'Date', lt: 'Data' }[language];
      expect(one.text.split(`\n${date}:\t\n`)).toHaveLength(2);
      expect(one.text.split(`\n${date}:\t[`)).toHaveLength(2);
      /* LibreOffice draws equal rules of two paragraphs as one. */
      const rules = all(one.part('word/document.xml'), 'w:p').map((each) =>
        JSON.stringify(all(each, 'w:pBdr')),
      );
      const ruled = rules.filter((each, at) => each !== '[]' && rules[at - 1] !== each);
      expect(ruled).toHaveLength(rules.filter((each) => each !== '[]').length);
    },
  );

  it.each(languages)(
    'numbers the sections of a contract in %s by real lists of three levels',
    async (language) => {
      const contract = draft(webProject, language);
      const { paragraphs } = await readDocx(await buildDocx(contract));
      const numbered = (style: string): (string | undefined)[] =>
        paragraphs.filter((paragraph) => paragraph.style === style).map(({ number }) => number);
      const clauses = contract.sections.flatMap(({ blocks }) =>
        blocks.filter((block) => block.kind === 'paragraph'),
      );

      expect(numbered('Heading1')).toEqual(
        contract.sections.map(({ number }) => shownNumber(number, language)),
      );
      expect(numbered('Clause')).toEqual(clauses.map(({ number }) => shownNumber(number, language)));
      expect(numbered('ClauseItem')).toEqual(
        clauses.flatMap(({ items }) => items.map(({ number }) => shownNumber(number, language))),
      );
    },
  );

  it('refers by fields to bookmarks on the paragraphs whose numbers it shows', async () => {
    const { paragraphs, part } = await readDocx(await buildDocx(long));
    const numbers = new Map(
      paragraphs.flatMap(({ bookmarks, number }) => bookmarks.map((name) => [name, number])),
    );
    const fields = all(part('word/document.xml'), 'w:p').flatMap(fieldsOf);

    expect(fields.length).toBeGreaterThan(10);
    for (const { instruction, shown } of fields) {
      const [, bookmark = ''] = /^REF (\w+) \\w \\h$/.exec(instruction) ?? [];
      expect(numbers.get(bookmark)).toBe(shownNumber(shown, 'lt'));
    }
  });

  it('R-LEGAL-09 marks each placeholder by brackets and an underline, and has no list of them to delete', async () => {
    const { paragraphs, part } = await readDocx(await buildDocx(long));
    const marked = all(part('word/document.xml'), 'w:r').filter(
      (run) => valueOf(run, 'w:rStyle') === 'Placeholder',
    );
    const style = all(part('word/styles.xml'), 'w:style').find(
      ({ attributes }) => attributes['w:styleId'] === 'Placeholder',
    );
    const texts = new Set(marked.flatMap((run) => all(run, 'w:t').flatMap(({ children }) => children)));

    expect(texts).toEqual(new Set(long.toFill.entries.map(({ label }) => `[${label}]`)));
    expect(valueOf(style, 'w:u')).toBe('dotted');
    const said = paragraphs.map(({ text }) => text);
    expect(said).not.toContain(long.toFill.heading);
    expect(said).not.toContain(long.toFill.intro);
  });

  it('R-LEGAL-10 ends with the disclaimer, in the table of the signatures and so on no page alone', async () => {
    const { paragraphs, part } = await readDocx(await buildDocx(long));
    const tables = all(part('word/document.xml'), 'w:tbl');
    const styles = tables
      .slice(-1)
      .flatMap((table) => all(table, 'w:tr'))
      .map((row) => valueOf(row, 'w:pStyle'));

    expect(paragraphs.findLast(({ text }) => text !== '')).toMatchObject({
      style: 'Disclaimer',
      text: long.disclaimer,
    });
    expect(styles).toEqual(['SignatureLine', 'SignatureLine', 'Disclaimer']);
  });

  it('keeps headings with their text, table rows whole, the signatures together and with the last clause', async () => {
    const { part, paragraphs } = await readDocx(await buildDocx(long));
    const styles = all(part('word/styles.xml'), 'w:style');
    const tables = all(part('word/document.xml'), 'w:tbl');
    const rows = tables.flatMap((table) => all(table, 'w:tr'));

    for (const id of ['Heading1', 'PlainHeading', 'SignatureLine']) {
      const style = styles.find(({ attributes }) => attributes['w:styleId'] === id);
      expect(style && first(style, 'w:keepNext')).toBeDefined();
    }
    expect(rows.every((row) => first(row, 'w:cantSplit') !== undefined)).toBe(true);
    const lastClause = paragraphs.findLast(({ style }) => style === 'Clause' || style === 'ClauseItem');
    expect(lastClause && first(lastClause.element, 'w:keepNext')).toBeDefined();
  });

  it('repeats the head of each table of data and shades no cell', async () => {
    const { part } = await readDocx(await buildDocx(long));
    const tables = all(part('word/document.xml'), 'w:tbl').slice(0, -1);

    expect(tables.length).toBeGreaterThanOrEqual(2);
    for (const table of tables) {
      const [head, ...rows] = all(table, 'w:tr');
      expect(head && first(head, 'w:tblHeader')).toBeDefined();
      expect(rows.some((row) => first(row, 'w:tblHeader'))).toBe(false);
      expect(all(table, 'w:tcPr').some((cell) => first(cell, 'w:shd'))).toBe(false);
    }
  });

  it.each([
    ['en', 'en-GB', 'Page 1 of 1'],
    ['lt', 'lt-LT', '1 puslapis iš 1'],
  ] as const)(
    'says in %s which language it is in and on which page one is',
    async (language, locale, page) => {
      const contract = draft(nothingAnswered, language);
      const { part } = await readDocx(await buildDocx(contract));
      const defaults = first(part('word/styles.xml'), 'w:docDefaults');
      const language_ = defaults && first(defaults, 'w:lang');
      const footer = part('word/footer1.xml');
      const fields = all(footer, 'w:instrText').map(({ children }) => children.join('').trim());
      const [before = '', between = ''] = all(footer, 'w:t').map(({ children }) => children.join(''));

      expect(language_?.attributes['w:val']).toBe(locale);
      expect(first(part('docProps/core.xml'), 'dc:language')?.children).toEqual([locale]);
      expect(fields).toEqual(['PAGE', 'NUMPAGES']);
      expect(`${before}1${between}1`).toBe(page);
      expect(all(part('word/header1.xml'), 'w:t').flatMap(({ children }) => children)).toEqual([
        contract.title,
      ]);
    },
  );

  it.each([
    ['en', 'en-GB'],
    ['lt', 'lt-LT'],
  ] as const)('names the language of every run of text in %s', async (language, locale) => {
    const { part } = await readDocx(await buildDocx(draft(webProject, language)));
    for (const name of ['document', 'header1', 'footer1', 'footer2']) {
      const runs = all(part(`word/${name}.xml`), 'w:r').filter((run) => first(run, 'w:t'));
      expect(runs.length).toBeGreaterThan(0);
      expect(new Set(runs.map((run) => valueOf(run, 'w:lang')))).toEqual(new Set([locale]));
    }
  });

  it.each([
    [false, 'Rule-generated', undefined],
    [true, 'AI-generated', 'true'],
  ])(
    'T-44 bears its title, its maker and how it was made, by a model: %s',
    async (byModel, keyword, isAi) => {
      const { part } = await readDocx(await buildDocx(long, byModel));
      const core = part('docProps/core.xml');
      const custom = new Map(
        all(part('docProps/custom.xml'), 'property').map((property) => [
          property.attributes['name'],
          all(property, 'vt:lpwstr')
            .flatMap(({ children }) => children)
            .join(''),
        ]),
      );

      expect(first(core, 'dc:title')?.children).toEqual([long.title]);
      expect(first(core, 'dc:creator')?.children).toEqual(['Pactwright']);
      expect(first(core, 'cp:keywords')?.children).toEqual([keyword]);
      expect(custom.get('AIGenerated')).toBe(isAi);
      expect(custom.get('Generator')).toContain(long.rulesVersion);
    },
  );

  it.each([
    [false, 'algorithmicMedia'],
    [true, 'compositeWithTrainedAlgorithmicMedia'],
  ])('T-44 says how its text came about, with words of a model: %s', async (hasModelWords, kind) => {
    const { part } = await readDocx(await buildDocx(long, hasModelWords));
    const source = all(part('docProps/custom.xml'), 'property').find(
      ({ attributes }) => attributes['name'] === 'DigitalSourceType',
    );

    expect(source && first(source, 'vt:lpwstr')?.children).toEqual([
      `http://cv.iptc.org/newscodes/digitalsourcetype/${kind}`,
    ]);
  });

  it('has its title as a heading, for whoever walks through it by headings', async () => {
    const { part } = await readDocx(await buildDocx(long));
    const title = all(part('word/styles.xml'), 'w:style').find(
      ({ attributes }) => attributes['w:styleId'] === 'Title',
    );

    expect(valueOf(title, 'w:outlineLvl')).toBe('0');
  });

  it('names a font that has every Lithuanian letter, and what stands in for it', async () => {
    const scope = `Raidės ${LITHUANIAN_LETTERS}`;
    const file = await readDocx(await buildDocx(draft({ ...webProject, scope_of_work: scope }, 'lt')));
    const [font] = all(file.part('word/fontTable.xml'), 'w:font');

    expect(file.text).toContain(scope);
    expect(font?.attributes['w:name']).toBe('Liberation Serif');
    expect(valueOf(font, 'w:altName')).toBe('Times New Roman');
  });

  it('gives equal bytes for equal contracts, whenever and however often they are built', async () => {
    const once = await buildDocx(long);
    await buildDocx(draft(webProject, 'en'));
    const again = await buildDocx(structuredClone(long));

    expect(again.equals(once)).toBe(true);
  });

  it('stays well formed whatever a text holds', async () => {
    const hostile = '<w:p/> & "quoted" \u0000\u0007\u001b\ud800 ]]> \ufffe end';
    const contract: DraftDocument = { ...long, title: hostile, disclaimer: hostile };
    const file = await readDocx(await buildDocx(contract));

    expect(file.paragraphs[0]?.text).toBe('<w:p/> & "quoted"  ]]>  end');
  });

  it('opens in another reader of Word files without complaint', async () => {
    const referring = long.sections
      .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.content] : [])))
      .filter((content) => content.some(({ kind }) => kind === 'reference'))
      .map((content) => content.map((part) => inlineText(part)).join(''));
    const { value, messages } = await mammoth.extractRawText({ buffer: await buildDocx(long) });

    expect(messages).toEqual([]);
    expect(referring.length).toBeGreaterThan(5);
    expect(value).toContain(long.disclaimer);
    for (const text of referring) expect(value).toContain(text);
  });

  describe('gaps', () => {
    const gaps = (contract: DraftDocument): string[] =>
      contentsOf(contract)
        .flat()
        .flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []))
        .filter((name) => !name.endsWith('.signature'));

    const nameOf = (each: XmlElement | string): string => (typeof each === 'string' ? each : each.name);

    it.each(contracts)('are controls that show one place of one part each ($language)', async (contract) => {
      const file = await readDocx(await buildDocx(contract));
      const controls = all(file.part('word/document.xml'), 'w:sdt').map((control) => ({
        tag: valueOf(control, 'w:tag'),
        id: valueOf(control, 'w:id'),
        shows: first(control, 'w:dataBinding')?.attributes['w:xpath'],
      }));

      expect(controls.map(({ tag }) => tag).sort()).toEqual(gaps(contract).sort());
      for (const { tag, shows } of controls) expect(shows).toBe(`/d:details[1]/d:${tag}[1]`);
      expect(new Set(controls.map(({ id }) => id)).size).toBe(controls.length);
      expect(file.part('customXml/item1.xml').children.map(nameOf)).toEqual([...new Set(gaps(contract))]);
    });

    it('have their words for Word to show while nothing is typed', async () => {
      const { part } = await readDocx(await buildDocx(long));
      const shown = all(part('word/glossary/document.xml'), 'w:docPart').map((each) => [
        valueOf(each, 'w:name'),
        all(each, 'w:t')
          .flatMap(({ children }) => children)
          .join(''),
      ]);
      expect(Object.fromEntries(shown)).toMatchObject({ 'client.email': '[Kliento el. paštas]' });
      expect(shown).toHaveLength(new Set(gaps(long)).size);
    });

    const allDetails = Object.fromEntries(DETAIL_NAMES.map((name) => [name, 'Šarūnas & Co. <UAB>']));

    it('are gone where they were filled', async () => {
      const file = await readDocx(await buildDocx(fillIn(long, allDetails)));
      expect(all(file.part('word/document.xml'), 'w:sdt')).toEqual([]);
      expect(file.text).toContain('Šarūnas & Co. <UAB>');
    });

    const both = draftBoth(webProject, { left: 'en', prevails: 'lt' });
    it.each<ContractText>([draft(webProject, 'en'), long, both])(
      'leave no part behind that would be empty once all of them are filled, which the format forbids (%#)',
      async (contract) => {
        const parts = async (each: ContractText): Promise<string[]> => {
          const zip = unzipSync(await buildDocx(each));
          const told = ['[Content_Types].xml', 'word/_rels/document.xml.rels'].map((name) =>
            strFromU8(zip[name] ?? new Uint8Array()),
          );
          return [...Object.keys(zip), ...told].filter((text) => /glossary|customXml/.test(text));
        };
        expect(await parts(fillIn(contract, allDetails))).toEqual([]);
        /* Three parts of the details, the glossary, and both lists that name them. */
        expect(await parts(contract)).toHaveLength(6);
      },
    );
  });
});
