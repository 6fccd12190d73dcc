import JSZip from 'jszip';
import { readFile } from '../extraction/read-file.js';
import type { Edit } from '../redline/edits.js';
import { redline } from '../redline/redline.js';
import { trackedText } from '../redline/tracked-text.js';
import { makeDocx, paragraph } from '../testing/files/make-docx.js';
import { compareTexts } from './compare-texts.js';

const ME = { author: 'Designer', date: '2026-11-26T12:00:00Z' };
const CLIENT = { author: 'Client', date: '2026-11-28T12:00:00Z' };

/* Each with figures of its own to be found by. */
const TOPICS =
  'drafts sketches proofs fonts photos icons banners layouts leaflets posters covers labels maps'.split(' ');
const LINES = [
  'SERVICES AGREEMENT between UAB Client (the “Client”) and Jane Doe (the “Designer”).',
  ...TOPICS.flatMap((topic, at) => [
    `${2 * at + 1}. The Designer shall deliver the ${topic} to the Client within ${20 + at} working days.`,
    `${2 * at + 2}. The Client shall pay EUR ${300 + at} for the ${topic} after it has accepted all of them.`,
  ]),
];

const textOf = async (bytes: Buffer): Promise<string> => {
  const result = await readFile(bytes, '.docx');
  if (result.outcome !== 'text') throw new Error(result.reason);
  return result.text;
};

async function edited(
  bytes: Buffer,
  words: readonly (readonly [string, string])[],
  by: typeof ME,
): Promise<Buffer> {
  const text = await textOf(bytes);
  const edits = words.map(([from, to]): Edit => {
    const start = text.indexOf(from);
    if (start < 0) throw new Error(`no “${from}”`);
    return { kind: 'replace', start, end: start + from.length, text: to, comment: '' };
  });
  const made = await redline(bytes, edits, by);
  if (made.outcome !== 'made' || made.displaced > 0) throw new Error('not written');
  return made.bytes;
}

async function rewritten(bytes: Buffer, change: (main: string) => string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(bytes);
  const main = (await zip.file('word/document.xml')?.async('string')) ?? '';
  const changed = change(main);
  if (changed === main) throw new Error('nothing to change');
  zip.file('word/document.xml', changed);
  return zip.generateAsync({ type: 'nodebuffer' });
}

/** My reply: two tracked changes for each thing to be delivered, more than the differences that make another version. */
const reply = (): Promise<Buffer> =>
  edited(
    makeDocx({ body: LINES.map((line) => paragraph(line)).join('') }),
    TOPICS.flatMap((topic, at) => [
      [`${20 + at} working days`, `${60 + at} calendar days`] as const,
      [`for the ${topic} after it has accepted all of them`, `for the ${topic} in advance`] as const,
    ]),
    ME,
  );

async function compared(mine: Buffer, theirs: Buffer): Promise<ReturnType<typeof compareTexts>> {
  return compareTexts({
    mine: await textOf(mine),
    theirs: await textOf(theirs),
    tracked: (await trackedText(theirs)) ?? '',
    mineTracked: (await trackedText(mine)) ?? '',
    language: 'en',
  });
}
const silentIn = ({ changes }: ReturnType<typeof compareTexts>): (string | undefined)[] =>
  changes.filter(({ isUntracked }) => isUntracked).map(({ theirs }) => theirs);

const TRACKED = [
  ['EUR 303', 'EUR 203'],
  ['deliver the photos', 'deliver and keep the photos'],
  ['EUR 309', 'EUR 209'],
  ['deliver the maps', 'deliver and print the maps'],
] as const;
/* One in words that nobody had touched, one in words that my change put there. */
const silently = (main: string): string =>
  main.replace('EUR 301', 'EUR 101').replace('>65 calendar days<', '>5 calendar days<');

describe('my own reply that comes back', () => {
  it('R29 has what they tracked and what they did not, with my tracked changes still in it', async () => {
    const mine = await reply();
    const found = await compared(mine, await rewritten(await edited(mine, TRACKED, CLIENT), silently));

    expect(found.tracked).toEqual({ state: 'told', count: 2 });
    expect(found.changes).toHaveLength(6);
    expect(silentIn(found)).toEqual([
      expect.stringContaining('EUR 101') as string,
      expect.stringContaining('within 5 calendar days') as string,
    ]);
  });

  it('R29 has nothing that was not tracked where all was', async () => {
    const mine = await reply();
    const found = await compared(mine, await edited(mine, TRACKED, CLIENT));

    expect(found.tracked).toEqual({ state: 'told', count: 0 });
    expect(found.changes).toHaveLength(4);
    expect(silentIn(found)).toEqual([]);
  });

  it('R29 is mine no longer where they rejected what I had tracked, which is told as that', async () => {
    const mine = await reply();
    const rejected = (main: string): string =>
      TOPICS.slice(0, 3).reduce((made, _, at) => {
        const [from, to] = [`${20 + at} working days`, `${60 + at} calendar days`];
        return made
          .replace(new RegExp(`<w:ins [^>]*>(?:(?!</w:ins>).)*${to}.*?</w:ins>`, 'u'), '')
          .replace(
            new RegExp(`<w:del [^>]*>((?:(?!</w:del>).)*)${from}(.*?)</w:del>`, 'u'),
            (__, before: string, after: string) => `${before}${from}${after}`.replaceAll('w:delText', 'w:t'),
          );
      }, main);
    const found = await compared(mine, await rewritten(await edited(mine, TRACKED, CLIENT), rejected));

    expect(found.tracked).toEqual({ state: 'told', count: 0 });
    expect(silentIn(found)).toEqual([]);
    expect(found.changes.filter(({ isTakenBack }) => isTakenBack).map(({ theirs }) => theirs)).toEqual([
      expect.stringContaining('within 20 working days') as string,
      expect.stringContaining('within 21 working days') as string,
      expect.stringContaining('within 22 working days') as string,
    ]);
  });

  it('R29 is told apart from their tracked changes under one name, or none', async () => {
    const mine = await reply();
    const underMyName = await edited(mine, TRACKED, { ...CLIENT, author: ME.author });
    const nameless = await rewritten(await edited(mine, TRACKED, CLIENT), (main) =>
      silently(main).replaceAll(/ w:author="[^"]*"/gu, ' w:author="Author"'),
    );

    expect((await compared(mine, underMyName)).tracked).toEqual({ state: 'told', count: 0 });
    const found = await compared(mine, nameless);
    expect(found.tracked).toEqual({ state: 'told', count: 2 });
    expect(silentIn(found)).toHaveLength(2);
  });

  it.each(['footnotes', 'header'] as const)(
    'R29 takes nothing for silent that is tracked in %s',
    async (part) => {
      const note = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
      const before = note('Invoices are paid within 14 days.');
      const by = `w:id="7" w:author="${CLIENT.author}" w:date="${CLIENT.date}"`;
      const after = before.replace(
        '14',
        `</w:t></w:r><w:del ${by}><w:r><w:delText>14</w:delText></w:r></w:del><w:ins ${by}><w:r><w:t>60</w:t></w:r></w:ins><w:r><w:t>`,
      );
      const of = (content: string): Buffer =>
        makeDocx({ body: LINES.map((line) => paragraph(line)).join(''), [part]: content });
      const found = await compared(of(before), of(after));

      expect(found.changes).toHaveLength(1);
      expect(found.tracked).toEqual({ state: 'told', count: 0 });
    },
  );
});
