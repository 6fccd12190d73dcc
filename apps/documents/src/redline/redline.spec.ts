import JSZip from 'jszip';
import { readFile } from '../extraction/read-file.js';
import { makeDocx, paragraph, run, table, type DocxParts } from '../testing/files/make-docx.js';
import { withSettings } from '../testing/files/with-settings.js';
import type { Edit, Redline } from './edits.js';
import { redline } from './redline.js';
import { resolver } from './resolve.js';

const BY = { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' };
const OURS = /w:id="(\d+)" w:author="Pactwright proposal"/g;

const textOf = async (bytes: Buffer): Promise<string> => {
  const result = await readFile(bytes, '.docx');
  if (result.outcome !== 'text') throw new Error(result.reason);
  return result.text;
};
/** The words of the text that an edit is about. */
const edit = (text: string, words: string, instead: string): Edit => {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`not there: ${words}`);
  return { kind: 'replace', start, end: start + words.length, text: instead, comment: 'Why so.' };
};
const partOf = async (bytes: Buffer, name: string): Promise<string> =>
  (await (await JSZip.loadAsync(bytes)).file(name)?.async('string')) ?? '';
const mainOf = (bytes: Buffer): Promise<string> => partOf(bytes, 'word/document.xml');

async function changedBy(
  parts: DocxParts | Buffer,
  edits: (text: string) => readonly Edit[],
): Promise<{
  before: string;
  result: Extract<Redline, { outcome: 'made' }>;
  main: string;
  accepted: string;
}> {
  const file = Buffer.isBuffer(parts) ? parts : makeDocx(parts);
  const before = await textOf(file);
  const result = await redline(file, edits(before), BY);
  if (result.outcome !== 'made') throw new Error(result.reason);
  const main = await mainOf(result.bytes);
  const ours = new Set([...main.matchAll(OURS)].map(([, id = '']) => id));
  const zip = await JSZip.loadAsync(result.bytes);
  zip.file('word/document.xml', resolver(main, ours)('accept'));
  const accepted = await textOf(await zip.generateAsync({ type: 'nodebuffer' }));
  return { before, result, main, accepted };
}
const replaced = (parts: DocxParts, words: string, instead: string) =>
  changedBy(parts, (text) => [edit(text, words, instead)]);

describe(redline, () => {
  it('replaces words inside a run and leaves the rest of it as it looks', async () => {
    const body = paragraph(run('Payment is due in 60 days.', '<w:b/>'));
    const { main, accepted, result } = await replaced({ body }, '60', '30');

    expect(accepted).toBe('Payment is due in 30 days.');
    expect(result).toMatchObject({ changed: 1, displaced: 0, isProtected: false });
    expect(main).toMatch(
      /<w:del [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:delText xml:space="preserve">60<\/w:delText>/,
    );
    expect(main).toMatch(/<w:ins [^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:t xml:space="preserve">30<\/w:t>/);
    expect(main.match(/w:date="2026-11-26T12:00:00Z"/g)).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['whose last word is bold', run('The fee is due in 60 ') + run('days.', '<w:b/>'), ''],
    ['whose first word is bold', run('The', '<w:b/>') + run(' fee is due in 60 days.'), ''],
    [
      'that is mostly bold, in runs apart',
      run('The fee ', '<w:b/>') + run('is due ') + run('in 60 ', '<w:b/>') + run('days.'),
      '<w:rPr><w:b/></w:rPr>',
    ],
    ['half of which is bold', run('Pays it ', '<w:b/>') + run('60 days.', '<w:i/>'), '<w:rPr><w:b/></w:rPr>'],
  ])('has new words look as most of a sentence does %s', async (_about, runs, looks) => {
    const body = paragraph(runs);
    const { before } = await changedBy({ body }, () => []);
    const { main, accepted } = await replaced({ body }, before, 'Payment is due at once.');

    expect(accepted).toBe('Payment is due at once.');
    const [, inserted] = /<w:ins [^>]*><w:r>(.*?)<w:t[ >]/.exec(main) ?? [];
    expect(inserted).toBe(looks);
  });

  it.each<[string, string, string, string]>([
    [
      'over several runs',
      paragraph(run('Payment in ') + run('6', '<w:b/>') + run('0 days.')),
      '60 days',
      '30 days',
    ],
    [
      'over bookmarks and marks of spelling',
      paragraph(
        `${run('in 6')}<w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="7" w:name="x"/>${run('0 days')}<w:bookmarkEnd w:id="7"/>`,
      ),
      '60 days',
      '30',
    ],
    [
      'over a line break and a tab',
      paragraph('<w:r><w:t>Pay in</w:t><w:br/><w:t>60</w:t><w:tab/><w:t>days.</w:t></w:r>'),
      'in\n60 days',
      'at once',
    ],
    [
      'of entities, emoji and CRLF',
      paragraph('A &amp; B &#x1F600; pay\r\nin 60 days'),
      'B \u{1f600} pay\nin 60',
      'C & <D> \u{1f389} pays in 30',
    ],
    [
      'of letters with marks and ligatures beside',
      paragraph('Pae\u0301 \ufb01nal o\ufb03ce 60 days'),
      '60',
      '30',
    ],
    ['of CDATA', paragraph('<w:r><w:t><![CDATA[Pay <in> 60 days]]></w:t></w:r>'), '<in> 60', 'in 30'],
    ['of several spaces', paragraph('Pay   in \u00a0 60 days'), 'in 60', 'in 30'],
    [
      'in a hyperlink',
      paragraph(`${run('See ')}<w:hyperlink>${run('our terms')}</w:hyperlink>${run(' for more.')}`),
      'terms for',
      'page for',
    ],
    [
      'in a free content control',
      paragraph(`${run('Pay in ')}<w:sdt><w:sdtPr/><w:sdtContent>${run('60 days')}</w:sdtContent></w:sdt>`),
      '60',
      '30',
    ],
    [
      'in a cell',
      table([
        ['Fee', '60 EUR'],
        ['Term', 'a year'],
      ]),
      '60 EUR',
      '90 EUR',
    ],
    [
      'from right to left',
      paragraph(run('\u05e9\u05dc\u05d5\u05dd 60 \u05d9\u05de\u05d9\u05dd', '<w:rtl/>'), '<w:bidi/>'),
      '60',
      '30',
    ],
    [
      'beside a note',
      paragraph(`${run('Pay in 60')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' days.')}`),
      '60 days',
      '30 days',
    ],
    [
      'among two thousand runs',
      paragraph(Array.from('word '.repeat(400) + 'in 60 days', (letter) => run(letter)).join('')),
      'in 60',
      'in 30',
    ],
  ])('replaces words %s', async (_about, body, words, instead) => {
    const { before, accepted, result } = await replaced({ body }, words, instead);

    expect(accepted).toBe(before.replace(words, () => instead));
    expect(result.displaced).toBe(0);
  });

  it('adds words without taking any out', async () => {
    const { accepted } = await changedBy({ body: paragraph('The fee is due.') }, (text) => [
      {
        kind: 'replace',
        start: text.indexOf(' is'),
        end: text.indexOf(' is'),
        text: ', if agreed,',
        comment: 'x',
      },
    ]);
    expect(accepted).toBe('The fee, if agreed, is due.');
  });

  it('takes out whole paragraphs with their ends, and numbers that Word counts follow', async () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const place = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = ['One.', 'Two.', 'Three.'].map((text) => paragraph(text, place)).join('');
    const { main, accepted } = await replaced({ body, numbering }, '2. Two.', '');

    expect(accepted).toBe('1. One.\n\n2. Three.');
    expect(main).toMatch(/<w:pPr>.*?<w:rPr><w:del [^>]*\/><\/w:rPr><\/w:pPr>/);
  });

  it.each([
    [
      'before another one',
      paragraph('One.', '<w:pStyle w:val="X"/>') + paragraph('Two.'),
      'One.\n\nNew.\n\nNewer.\n\nTwo.',
    ],
    ['at the end', paragraph('One.', '<w:jc w:val="both"/>'), 'One.\n\nNew.\n\nNewer.'],
  ])('puts paragraphs after one %s', async (_about, body, expected) => {
    const insertion: Edit = { kind: 'insert', after: 1, paragraphs: ['New.', 'Newer.'], comment: 'Missing.' };
    const { accepted } = await changedBy({ body }, () => [insertion]);
    expect(accepted).toBe(expected);
  });

  it('puts what is said of new paragraphs beside them, and not beside the one before', async () => {
    const insertion: Edit = { kind: 'insert', after: 1, paragraphs: ['New.', 'Newer.'], comment: 'Missing.' };
    const { main } = await changedBy({ body: paragraph('One.') + paragraph('Two.') }, () => [insertion]);
    const paragraphs = main.match(/<w:p(?: [^>]*)?>.*?<\/w:p>/g) ?? [];
    const anchored = paragraphs.map((each) => [
      each.replaceAll(/<[^>]+>/g, ''),
      each.includes('<w:commentRangeStart '),
      /<w:commentRangeEnd [^>]*\/><w:ins [^>]*><w:r><w:commentReference [^>]*\/><\/w:r><\/w:ins>/.test(each),
    ]);
    expect(anchored).toEqual([
      ['One.', false, false],
      ['New.', true, false],
      ['Newer.', false, true],
      ['Two.', false, false],
    ]);
  });

  it("leaves others' revisions theirs: inserted words go by nesting, deleted ones are not there", async () => {
    const theirs = (name: string, content: string) =>
      `<w:${name} w:id="3" w:author="Client">${content}</w:${name}>`;
    const body = paragraph(
      `${run('Pay in ')}${theirs('del', '<w:r><w:delText>10</w:delText></w:r>')}${theirs('ins', run('60 long days'))}${run('.')}`,
    );
    const { main, accepted } = await replaced({ body }, '60 long', '30');

    expect(accepted).toBe('Pay in 30 days.');
    expect(main).not.toMatch(/<w:ins [^>]*><\/w:ins>/);
    expect(main).toContain('<w:del w:id="3" w:author="Client"><w:r><w:delText>10</w:delText></w:r></w:del>');
    expect(main).toMatch(
      /<w:ins w:id="\d+" w:author="Client"><w:del w:id="\d+" w:author="Pactwright proposal"/,
    );
  });

  it.each([
    ['a field', paragraph(`${run('See ')}<w:fldSimple w:instr="REF x">${run('clause 60')}</w:fldSimple>`)],
    [
      'a field of several runs',
      paragraph(
        `${run('See ')}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('clause 60')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
    ],
    [
      'a locked content control',
      paragraph('See:') +
        `<w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent>${paragraph('clause 60')}</w:sdtContent></w:sdt>`,
    ],
    [
      'a formula',
      paragraph(
        `${run('See ')}<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>clause 60</m:t></m:r></m:oMath>`,
      ),
    ],
    [
      'a text box',
      paragraph(
        `${run('See ')}<w:r><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${paragraph('clause 60')}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></w:r>`,
      ),
    ],
    ['moved text', paragraph(`${run('See ')}<w:moveTo w:id="1" w:author="A">${run('clause 60')}</w:moveTo>`)],
  ])('says beside it what is about words in %s', async (_about, body) => {
    const { before, accepted, main, result } = await replaced({ body }, 'clause 60', 'clause 30');

    expect(accepted).toBe(before);
    expect(result).toMatchObject({ changed: 0, displaced: 1 });
    expect(main).toContain('commentRangeStart');
    expect(await partOf(result.bytes, 'word/comments.xml')).toContain('Why so.');
  });

  it.each(['header', 'footnotes'] as const)('says at the body what is about words in %s', async (kind) => {
    const inside = paragraph('Strictly confidential');
    const content = kind === 'footnotes' ? `<w:footnote w:id="2">${inside}</w:footnote>` : inside;
    const { result } = await replaced({ body: paragraph('A contract.'), [kind]: content }, 'Strictly', 'Not');
    expect(result).toMatchObject({ changed: 0, displaced: 1 });
  });

  it('says what is about words of a note where the note hangs', async () => {
    const body =
      paragraph(`${run('Fees are due at once.')}<w:r><w:footnoteReference w:id="2"/></w:r>`) +
      paragraph('Signed for the Company');
    const footnotes = `<w:footnote w:id="2">${paragraph('Late invoices are void.')}</w:footnote>`;
    const { main } = await replaced({ body, footnotes }, 'void', 'paid');
    expect(main.indexOf('commentRangeEnd')).toBeLessThan(main.indexOf('Signed'));
    expect(main.indexOf('commentRangeEnd')).toBeGreaterThan(main.indexOf('Fees'));
  });

  it('makes the first of two edits of the same words and says the other one', async () => {
    const { accepted, result } = await changedBy({ body: paragraph('Pay in 60 days.') }, (text) => [
      edit(text, '60', '30'),
      edit(text, 'in 60 days', 'at once'),
    ]);
    expect(accepted).toBe('Pay in 30 days.');
    expect(result).toMatchObject({ changed: 1, displaced: 1 });
  });

  describe('of words at several places that belong together', () => {
    const together = (text: string): Edit => ({
      kind: 'replace-all',
      parts: [
        { start: text.indexOf('60'), end: text.indexOf('60') + 2, text: '30' },
        { start: text.indexOf('sixty'), end: text.indexOf('sixty') + 5, text: 'thirty' },
      ],
      comment: 'Why so.',
    });

    it('replaces all, with one comment', async () => {
      const body = paragraph(run('Pay in 60 ') + run('(sixty) days.', '<w:b/>'));
      const { accepted, result, main } = await changedBy({ body }, (text) => [together(text)]);
      expect(accepted).toBe('Pay in 30 (thirty) days.');
      expect(result).toMatchObject({ changed: 1, displaced: 0 });
      expect(main.match(/commentReference/g)).toHaveLength(1);
    });

    it('says of a part why it is changed with the others, as long as they are', async () => {
      const because = (text: string): Edit[] => {
        const [first, sixty] = [text.indexOf('60'), text.indexOf('sixty')];
        const parts = [
          { start: first, end: first + 2, text: '30' },
          { start: sixty, end: sixty + 5, text: 'thirty', comment: 'With the other.' },
        ];
        return [{ kind: 'replace-all', parts, comment: 'Why so.' }];
      };
      const made = await changedBy({ body: paragraph('Pay in 60 (sixty) days.') }, because);
      expect(made.main.match(/commentReference/g)).toHaveLength(2);
      const field = `<w:fldSimple w:instr="REF x">${run('(sixty)')}</w:fldSimple>`;
      const body = paragraph(run('Pay EUR 60 ') + field + run(' now.'));
      const refused = await changedBy({ body }, because);
      expect(refused.main.match(/commentReference/g)).toHaveLength(1);
    });

    it('replaces none where one of them cannot be, and leaves their letters to others', async () => {
      const field = `<w:fldSimple w:instr="REF x">${run('(sixty)')}</w:fldSimple>`;
      const body = paragraph(run('Pay in 60 ') + field + run(' days.'));
      const { accepted, result, main } = await changedBy({ body }, (text) => [
        together(text),
        edit(text, 'in 60', 'within 45'),
      ]);
      expect(accepted).toBe('Pay within 45 (sixty) days.');
      expect(result).toMatchObject({ changed: 1, displaced: 1 });
      expect(main.match(/commentReference/g)).toHaveLength(2);
    });
  });

  it('adds to comments that are there, above the highest number', async () => {
    const comments = `<w:comment w:id="41" w:author="A">${paragraph('Hm.')}</w:comment>`;
    const { result } = await replaced({ body: paragraph('Pay in 60 days.'), comments }, '60', '30');
    const written = await partOf(result.bytes, 'word/comments.xml');

    expect(written).toContain('<w:comment w:id="41" w:author="A">');
    expect(Number(/w:id="(\d+)" w:author="Pactwright/.exec(written)?.[1])).toBeGreaterThan(41);
  });

  it('leaves every other part byte for byte as it was', async () => {
    const file = makeDocx({
      body: paragraph('Pay in 60 days.'),
      styles: '',
      header: paragraph('H'),
      core: '',
    });
    const { result } = await changedBy(file, (text) => [edit(text, '60', '30')]);
    const [before, after] = await Promise.all([file, result.bytes].map((bytes) => JSZip.loadAsync(bytes)));

    for (const name of ['word/styles.xml', 'word/header.xml', 'docProps/core.xml'])
      expect(await after?.file(name)?.async('nodebuffer')).toEqual(
        await before?.file(name)?.async('nodebuffer'),
      );
  });

  it('makes the same bytes of the same edits', async () => {
    const file = makeDocx({ body: paragraph('Pay in 60 days.') });
    const edits = [edit(await textOf(file), '60', '30')];
    expect(await redline(file, edits, BY)).toEqual(await redline(file, edits, BY));
  });

  const withMain = async (change: (main: string) => string | Buffer): Promise<Buffer> => {
    const zip = await JSZip.loadAsync(makeDocx({ body: paragraph('Pay in 60 days.') }));
    zip.file('word/document.xml', change(await zip.file('word/document.xml')!.async('string')));
    return zip.generateAsync({ type: 'nodebuffer' });
  };
  const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main';
  const LOOSE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  it.each<[string, (main: string) => string | Buffer]>([
    ['strict names', (main) => main.replaceAll(LOOSE, STRICT)],
    ['another prefix', (main) => main.replaceAll(/([< /])w:/g, '$1x:').replace('xmlns:w=', 'xmlns:x=')],
    ['no prefix', (main) => main.replaceAll(/(<\/?)w:/g, '$1').replace('xmlns:w=', 'xmlns=')],
    ['UTF-16', (main) => Buffer.from('\ufeff' + main.replace('UTF-8', 'UTF-16'), 'utf16le')],
    ['a byte order mark', (main) => '\ufeff' + main],
  ])('writes as the file does: %s', async (_about, change) => {
    const file = await withMain(change);
    const result = await redline(file, [edit(await textOf(file), '60', '30')], BY);
    expect(result).toMatchObject({ outcome: 'made', changed: 1, displaced: 0 });
  });

  it('makes the relationships of a file that has none, and says what they are', async () => {
    const relations = 'word/_rels/document.xml.rels';
    const zip = await JSZip.loadAsync(makeDocx({ body: paragraph('Pay in 60 days.') }));
    zip.remove(relations);
    const types = (await zip.file('[Content_Types].xml')!.async('string')).replace(
      /<Default Extension="rels"[^>]*>/,
      '',
    );
    zip.file('[Content_Types].xml', types);
    const file = await zip.generateAsync({ type: 'nodebuffer' });
    const result = await redline(file, [edit(await textOf(file), '60', '30')], BY);
    if (result.outcome !== 'made') throw new Error(result.reason);

    expect(await partOf(result.bytes, relations)).toMatch(
      /<Relationships [^>]*><Relationship Id="rId1" Type="[^"]*\/comments" Target="comments.xml"\/><\/Relationships>/,
    );
    expect(await partOf(result.bytes, '[Content_Types].xml')).toMatch(
      /PartName="\/word\/_rels\/document.xml.rels" ContentType="[^"]*relationships\+xml"/,
    );
    expect(await textOf(result.bytes)).toContain('30');
  });

  it('gives a new paragraph behind a typed number the next one, and behind a counted one none', async () => {
    const insertion = (after: number): Edit => ({
      ...{ kind: 'insert', after, paragraphs: ['Interest is due.'], comment: 'Missing.' },
    });
    const typed = await changedBy(
      { body: ['7.3. Late.', '7.4. Taxes.'].map((each) => paragraph(each)).join('') },
      () => [insertion(2)],
    );
    expect(typed.accepted).toBe('7.3. Late.\n\n7.3a. Interest is due.\n\n7.4. Taxes.');

    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
    const place = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const body = ['Late.', 'Taxes.'].map((each) => paragraph(each, place)).join('');
    const counted = await changedBy({ body, numbering }, (text) => [insertion(text.indexOf('Late'))]);
    expect(counted.accepted).toBe('1. Late.\n\n2. Interest is due.\n\n3. Taxes.');
  });

  it('puts a new paragraph behind items that Word counts among what they are items of', async () => {
    const level = (at: number, format: string, words: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${words}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2.')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const at = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`;
    const body = [
      paragraph('Price', at(0)),
      paragraph('The fee is paid:', at(1)),
      paragraph('half at once;', at(2)),
      paragraph('half later.', at(2)),
      paragraph('Term', at(0)),
    ].join('');
    const { accepted } = await changedBy({ body, numbering }, (text) => [
      {
        kind: 'insert',
        after: text.indexOf('half later'),
        paragraphs: ['Interest is due.'],
        comment: 'Missing.',
      },
    ]);
    expect(accepted).toBe(
      '1. Price\n\n1.1. The fee is paid:\n\n(a) half at once;\n\n(b) half later.\n\n1.2. Interest is due.\n\n2. Term',
    );
  });

  it('tells that a file asks not to be changed, and changes it', async () => {
    const protection = '<w:documentProtection w:edit="readOnly" w:enforcement="1"/>';
    const file = await withSettings(makeDocx({ body: paragraph('Pay in 60 days.') }), protection);

    expect(await redline(file, [edit(await textOf(file), '60', '30')], BY)).toMatchObject({
      isProtected: true,
      changed: 1,
    });
  });

  it('changes what was read of a text that is too long, and leaves the rest', async () => {
    const body = paragraph('Pay in 60 days.') + paragraph('word '.repeat(60)).repeat(1_800);
    const { result, accepted } = await replaced({ body }, '60', 'thirty calendar');
    expect(accepted).toMatch(/^Pay in thirty calendar days\./);
    expect(result.changed).toBe(1);
  });

  it.each([
    [
      'signed',
      makeDocx({
        body: paragraph('Pay in 60 days.'),
        extra: [{ name: '_xmlsignatures/sig1.xml', data: '<x/>' }],
      }),
    ],
    [
      'with macros',
      makeDocx({ body: paragraph('Pay in 60 days.'), extra: [{ name: 'word/vbaProject.bin', data: 'x' }] }),
    ],
    [
      'without room for numbers',
      makeDocx({
        body: paragraph('<w:bookmarkStart w:id="2147483647" w:name="x"/>' + run('Pay in 60 days.')),
      }),
    ],
    ['encrypted', makeDocx({ body: paragraph('x'), extra: [{ name: 'word/x.bin', data: 'x', flags: 1 }] })],
    ['no zip', Buffer.from('hello')],
  ])('refuses a file that is %s', async (_about, file) => {
    expect(
      await redline(file, [{ kind: 'replace', start: 7, end: 9, text: '30', comment: 'x' }], BY),
    ).toMatchObject({ outcome: 'refused' });
  });

  it('takes a comment where a change does not fit, and says nothing else', async () => {
    /* One number is left: a change needs three. */
    const file = makeDocx({
      body: paragraph('<w:bookmarkStart w:id="2147483646" w:name="x"/>' + run('Pay in 60 days.')),
    });
    const before = await textOf(file);
    expect(await redline(file, [edit(before, '60', '30')], BY)).toEqual({
      outcome: 'refused',
      reason: 'no numbers left',
    });
    const { result, main, accepted } = await changedBy(file, () => [
      { kind: 'comment', start: 7, end: 9, comment: 'Why so.' },
    ]);
    expect(result).toMatchObject({ changed: 0, displaced: 0 });
    expect(accepted).toBe(before);
    expect(main).not.toMatch(/<w:(?:ins|del)\b/u);
    expect(await partOf(result.bytes, 'word/comments.xml')).toContain('Why so.');
  });
});
