import { all } from '../testing/xml.js';
import { readDocx } from '../testing/read-docx.js';
import { buildNegotiationSheet, type NegotiationSheet, type SheetRow } from './negotiation-sheet.js';

const kept = (text: string) => ({ text, isChanged: false });
const changed = (text: string) => ({ text, isChanged: true });
const LATE: SheetRow = {
  theirs: [[kept('within '), changed('90'), kept(' days')]],
  ours: [[kept('within '), changed('30'), kept(' days')]],
  saidIn: null,
  why: 'Thirty days are usual.\nNinety are not.',
};
const ABSENT: SheetRow = { theirs: null, ours: null, saidIn: null, why: 'Nothing is said.' };
const SHEET: NegotiationSheet = {
  language: 'en',
  fileName: 'offer & <terms>.docx',
  author: 'Ieva Ąžuolaitė',
  mustHaves: [LATE],
  others: [ABSENT, LATE],
  hasModelWords: false,
};
const sheetOf = async (given: Partial<NegotiationSheet> = {}) =>
  readDocx(await buildNegotiationSheet({ ...SHEET, ...given }));
const runsWith = async (mark: string): Promise<string[]> => {
  const main = (await sheetOf()).part('word/document.xml');
  return all(main, 'w:r')
    .filter((run) => all(run, mark).length > 0)
    .map((run) =>
      all(run, 'w:t')
        .flatMap(({ children }) => children)
        .join(''),
    );
};

describe(buildNegotiationSheet, () => {
  it.each([
    ['en', 'Proposed changes to the contract', ['No.', 'The contract says', 'Proposed instead', 'Why']],
    ['lt', 'Siūlomi sutarties pakeitimai', ['Nr.', 'Sutarties tekstas', 'Siūlomas tekstas', 'Kodėl']],
  ] as const)('heads its tables in the language of the contract: %s', async (language, title, head) => {
    const { paragraphs, part } = await sheetOf({ language });
    expect(paragraphs[0]?.text).toBe(title);
    const rows = all(part('word/document.xml'), 'w:tr').filter((row) => all(row, 'w:tblHeader').length > 0);
    expect(rows).toHaveLength(2);
    const texts = paragraphs.filter(({ style }) => style === 'TableHead').map(({ text }) => text);
    expect(texts).toEqual([...head, ...head]);
  });

  it('names the file and whoever asks, and nobody where nobody is named', async () => {
    const { text } = await sheetOf();
    expect(text).toContain('“offer & <terms>.docx”');
    expect(text).toContain('Proposed by Ieva Ąžuolaitė.');
    expect((await sheetOf({ author: 'Maja L.' })).text).toMatch(/Proposed by Maja L\.$/mu);
    expect((await sheetOf({ author: null })).text).not.toContain('Proposed by');
  });

  it('numbers the points through, what must be had first', async () => {
    const { text } = await sheetOf();
    const lines = text.split('\n');
    const from = lines.indexOf('The most important points');
    expect(lines.slice(from)).toEqual([
      ...['The most important points', 'No.', 'The contract says', 'Proposed instead', 'Why'],
      ...['1', 'within 90 days', 'within 30 days', 'Thirty days are usual.', 'Ninety are not.'],
      ...['Other points', 'No.', 'The contract says', 'Proposed instead', 'Why'],
      ...['2', 'A new term.', 'To be agreed.', 'Nothing is said.'],
      ...['3', 'within 90 days', 'within 30 days', 'Thirty days are usual.', 'Ninety are not.'],
    ]);
  });

  it('leaves out a part that has no points', async () => {
    expect((await sheetOf({ mustHaves: [] })).text).not.toContain('The most important points');
    expect((await sheetOf({ others: [] })).text).not.toContain('Other points');
  });

  it('marks what goes and what is new by lines', async () => {
    expect(await runsWith('w:strike')).toEqual(['90', '90']);
    expect(await runsWith('w:u')).toEqual(['30', '30']);
  });

  it('says by what its words were made, and nothing of when', async () => {
    const core = async (hasModelWords: boolean): Promise<string> =>
      JSON.stringify((await sheetOf({ hasModelWords })).part('docProps/core.xml'));
    expect(await core(false)).toContain('Rule-generated');
    expect(await core(true)).toContain('AI-generated');
    expect(await buildNegotiationSheet(SHEET)).toEqual(await buildNegotiationSheet(SHEET));
  });
});
