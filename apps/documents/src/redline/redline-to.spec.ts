import JSZip from 'jszip';
import { compare, draft } from '@pactwright/drafting';
import { buildDocx } from '../docx/build-docx.js';
import { readFile } from '../extraction/read-file.js';
import { makeDocx, paragraph, table } from '../testing/files/make-docx.js';
import { redlineTo } from './redline.js';
import { trackedText } from './tracked-text.js';

const BY = { author: 'The version that came back', date: '2026-11-27T08:00:00Z' };

const LINES = [
  'SERVICES AGREEMENT between Ada Kord (the “Designer”) and Brightwell Ltd (the “Client”).',
  '1. The Client shall pay each invoice within 30 days after receiving it.',
  '2. The fee for the logo is EUR 2,400.',
  '3. The Designer may show the logo in a portfolio.',
  '4. Either party may terminate this Agreement by 14 days’ written notice.',
];
const fileOf = (lines: readonly string[]): Buffer =>
  makeDocx({ body: lines.map((line) => paragraph(line)).join('') });

async function textOf(bytes: Buffer): Promise<string> {
  const read = await readFile(bytes, '.docx');
  if (read.outcome !== 'text') throw new Error(read.reason);
  return read.text;
}

/** How many passages of a file are another text even without what is tracked in it. */
async function silentIn(mine: string, bytes: Buffer): Promise<number | undefined> {
  const tracked = (await trackedText(bytes)) ?? '';
  return compare(mine, await textOf(bytes), { tracked }).untracked?.count;
}

describe(redlineTo, () => {
  const theirs = [
    LINES[0],
    '1. The Client shall pay each invoice within sixty (60) days after receiving it.',
    '2. The fee for the logo and the website is EUR 2,400.',
    '3. The Designer keeps all drafts for two years after the end of this Agreement.',
    '4. Either party may terminate this Agreement by 14 days’ written notice.',
    '5. The courts of Dublin decide on all disputes about this Agreement.',
  ].join('\n\n');

  it('leads from mine to theirs: accepted it is theirs, rejected it is mine', async () => {
    const mine = fileOf(LINES);
    const result = await redlineTo(mine, theirs, BY);
    if (result.outcome === 'refused') throw new Error(result.reason);

    expect(await textOf(result.bytes)).toBe(theirs);
    expect(await silentIn(await textOf(mine), result.bytes)).toBe(0);
  });

  it('counts a clause that comes behind the items of a list among the clauses', async () => {
    const level = (at: number, format: string, words: string) =>
      `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${words}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2.')}${level(2, 'lowerLetter', '(%3)')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`;
    const at = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`;
    const clauses = [
      ['Price', 0],
      ['The fee of EUR 2,400 is paid by the Client in two parts:', 1],
      ['half of it when this Agreement is signed;', 2],
      ['half of it when the drawings have been accepted.', 2],
      ['Term', 0],
      ['The Designer shows the drawings in a portfolio.', 1],
    ] as const;
    const bodyOf = (all: readonly (readonly [string, number])[]) =>
      makeDocx({ body: all.map(([text, depth]) => paragraph(text, at(depth))).join(''), numbering });
    const moved = [
      ...clauses.slice(0, 4),
      ['Travel is paid apart from the fee.', 1],
      ...clauses.slice(4),
    ] as const;
    const now = await textOf(bodyOf(moved));
    const result = await redlineTo(bodyOf(clauses), now, BY);
    if (result.outcome === 'refused') throw new Error(result.reason);

    expect(now).toContain('1.2. Travel');
    expect(await textOf(result.bytes)).toBe(now);
  });

  it('leaves what mine had tracked: with theirs alone rejected it is mine, with everything rejected what mine began with', async () => {
    const tracked = paragraph('').replace(
      '</w:p>',
      '<w:r><w:t xml:space="preserve">6. The Designer keeps the rights </w:t></w:r><w:ins w:id="9" w:author="Ada Kord" w:date="2026-11-01T08:00:00Z"><w:r><w:t>until the fee is paid.</w:t></w:r></w:ins><w:del w:id="10" w:author="Ada Kord" w:date="2026-11-01T08:00:00Z"><w:r><w:delText>never.</w:delText></w:r></w:del></w:p>',
    );
    const mine = makeDocx({ body: `${LINES.map((line) => paragraph(line)).join('')}${tracked}` });
    const result = await redlineTo(
      mine,
      `${theirs}\n\n6. The Designer keeps the rights until the fee is paid.`,
      BY,
    );
    if (result.outcome === 'refused') throw new Error(result.reason);

    expect(await silentIn(await textOf(mine), result.bytes)).toBe(0);
    const begun = [...LINES, '6. The Designer keeps the rights never.'].join('\n\n');
    expect(await silentIn(begun, result.bytes)).toBe(0);
  });

  it.each(['en', 'lt'] as const)(
    'writes into a contract of one’s own, whose numbers Word counts: %s',
    async (language) => {
      const mine = await buildDocx(draft({}, language), false);
      const text = await textOf(mine);
      const lines = text.split('\n\n');
      const at = lines.findIndex((line) => /^\d+\.\d+\.? /u.test(line));
      const word = language === 'en' ? 'Agreement' : 'Sutart';
      const changed = lines
        .filter((_, index) => index !== at)
        .map((line, index) => (index > at && index < at + 12 ? line.replace(word, `${word} X`) : line))
        .toSpliced(
          at + 3,
          0,
          language === 'en' ? 'A clause that is new here.' : 'Nauja šios sutarties sąlyga.',
        );
      const result = await redlineTo(mine, changed.join('\n\n'), BY);

      expect(result).toMatchObject({ outcome: 'made', displaced: 0 });
      expect(result.outcome === 'made' && (await silentIn(text, result.bytes))).toBe(0);
    },
  );

  const ROWS = [
    ['Stage', 'Fee'],
    ['First', 'EUR 100'],
    ['Second', 'EUR 200'],
  ];
  const said = (rows: readonly (readonly string[])[]): string[] => rows.map((row) => row.join(' | '));
  const BOLD = '<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Stage</w:t></w:r></w:p>';
  const TABLE = table([[BOLD, 'Fee'], ...ROWS.slice(1)]);
  const NOTE = 'Counted in working days, at most thirty.';
  const NOTES = `<w:footnote w:id="1">${paragraph(NOTE)}</w:footnote>`;
  const body = `${LINES.slice(0, 3)
    .map((line) => paragraph(line))
    .join('')}${TABLE}${LINES.slice(3)
    .map((line) => paragraph(line))
    .join('')}`;
  const mineWith = (rows: readonly string[], lines = LINES): string[] => [
    ...lines.slice(0, 3),
    ...rows,
    ...lines.slice(3),
  ];
  const moved = [...LINES.slice(0, 1), ...LINES.slice(2, 4), LINES[1] ?? '', ...LINES.slice(4)];

  it.each([
    ['a row that came', mineWith([...said(ROWS), 'Third | EUR 300'])],
    ['a row that came behind the head', mineWith(said(ROWS).toSpliced(1, 0, 'Plan | EUR 50'))],
    ['a row that went', mineWith(said(ROWS).toSpliced(1, 1))],
    ['a row for another one', mineWith(said(ROWS).toSpliced(0, 2, 'Work | Price', 'Plan | EUR 50'))],
    ['a clause that comes behind a table', mineWith([...said(ROWS), 'Stages may overlap.'])],
    ['a clause that comes before everything', ['Draft of today, for comments.', ...mineWith(said(ROWS))]],
    ['a clause that has moved', mineWith(said(ROWS), moved)],
    ['a note that says something else', mineWith(said(ROWS)), NOTE.replace('thirty', 'sixty')],
  ])('writes %s', async (_, lines, note = NOTE) => {
    const mine = makeDocx({ body, footnotes: NOTES });
    const now = [...lines, note].join('\n\n');
    const result = await redlineTo(mine, now, BY);
    if (result.outcome === 'refused') throw new Error(result.reason);

    expect(await textOf(result.bytes)).toBe(now);
    expect(await silentIn(await textOf(mine), result.bytes)).toBe(0);
  });

  it('makes a new row look like those of the table, not like its head', async () => {
    const now = [...mineWith(said(ROWS).toSpliced(1, 0, 'Plan | EUR 50')), NOTE].join('\n\n');
    const result = await redlineTo(makeDocx({ body, footnotes: NOTES }), now, BY);
    if (result.outcome === 'refused') throw new Error(result.reason);
    const main = await (await JSZip.loadAsync(result.bytes)).file('word/document.xml')?.async('string');

    expect(main).toMatch(/<w:tr><w:trPr><w:ins [^>]*\/><\/w:trPr>.*?Plan/u);
    expect(/<w:r>(?:(?!<w:r>).)*Plan/u.exec(main ?? '')?.[0]).not.toContain('<w:b/>');
  });

  it.each([
    ['a table that goes as a whole', mineWith([]), NOTE, 'table'],
    ['a row where no table was', [...mineWith(said(ROWS)), 'Third | EUR 300'], NOTE, 'table'],
    [
      'a row with another number of cells',
      mineWith([...said(ROWS), 'Third | May | EUR 300']),
      NOTE,
      undefined,
    ],
    ['a note that goes', mineWith(said(ROWS)), undefined, 'note'],
    [
      'another contract',
      ['A lease of three rooms and a cellar.', 'Rent is due on the fifth.'],
      NOTE,
      undefined,
    ],
  ])('refuses %s', async (_, lines, note, whole) => {
    const now = [...lines, ...(note === undefined ? [] : [note])].join('\n\n');
    const result = await redlineTo(makeDocx({ body, footnotes: NOTES }), now, BY);

    expect(result).toMatchObject({ outcome: 'refused' });
    expect('whole' in result ? result.whole : undefined).toBe(whole);
  });

  it.each([
    ['beside another', { body, footnotes: NOTES }, [...mineWith(said(ROWS)), NOTE]],
    ['where none was', { body }, mineWith(said(ROWS))],
  ])('refuses a note that comes, %s, and makes no paragraph of it', async (_, file, lines) => {
    const note = 'Fees are net of tax.';
    const now = [...lines, note].join('\n\n');
    const at = { start: now.indexOf(note), end: now.length };

    expect(await redlineTo(makeDocx(file), now, BY, undefined, [at])).toMatchObject({
      outcome: 'refused',
      whole: 'note',
    });
    expect(
      await redlineTo(makeDocx({ body }), [...mineWith(said(ROWS)), note].join('\n\n'), BY),
    ).toMatchObject({
      outcome: 'made',
    });
  });

  it.each([
    [
      'cells that are one with others',
      '<w:tc><w:tcPr><w:vMerge/></w:tcPr><w:p><w:r><w:t>Second</w:t></w:r></w:p></w:tc>',
    ],
    [
      'a field',
      '<w:tc><w:p><w:fldSimple w:instr="REF x"><w:r><w:t>Second</w:t></w:r></w:fldSimple></w:p></w:tc>',
    ],
  ])('refuses a row that goes with %s', async (_, cell) => {
    const second = `<w:tc>${paragraph('Second')}</w:tc>`;
    const file = makeDocx({ body: body.replace(second, cell), footnotes: NOTES });
    const now = [...mineWith(said(ROWS).slice(0, 2)), NOTE].join('\n\n');

    expect(body).toContain(second);
    expect(await redlineTo(file, now, BY)).toMatchObject({ outcome: 'refused' });
  });

  it('refuses what is read in another way than before', async () => {
    expect(await redlineTo(fileOf(LINES), theirs, BY, () => false)).toMatchObject({ outcome: 'refused' });
  });
});
