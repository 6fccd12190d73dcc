import { goldenAnswers } from '@pactwright/drafting/test';
import { compare, documentText, draft, TRACK_MARKS } from '@pactwright/drafting';
import { readFile } from '../extraction/read-file.js';
import { makeDocx, paragraph, run, table } from '../testing/files/make-docx.js';
import { trackedText } from './tracked-text.js';

const BY = 'w:author="Them" w:date="2026-11-26T12:00:00Z"';
const deleted = (text: string, id = 1): string =>
  `<w:del w:id="${id}" ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const inserted = (text: string, id = 2): string =>
  `<w:ins w:id="${id}" ${BY}><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:ins>`;
const textOf = async (bytes: Buffer): Promise<string> => {
  const result = await readFile(bytes, '.docx');
  if (result.outcome !== 'text') throw new Error(result.reason);
  return result.text;
};
const { open, close, endCome, endGone } = TRACK_MARKS;
const tracked = async (body: string): Promise<string | null | undefined> => trackedText(makeDocx({ body }));

describe(trackedText, () => {
  it('is nothing where no change is tracked', async () => {
    expect(await tracked(paragraph('Payment is due in 30 days.', '<w:jc w:val="both"/>'))).toBeUndefined();
  });

  it('has what was deleted and what was inserted between marks, in a file whose revisions have no numbers too', async () => {
    const body = paragraph(`${run('Payment is due in ')}${deleted('30')}${inserted('90')}${run(' days.')}`);

    const text = `Payment is due in ${open}30${close}${open}90${close} days.`;
    expect(await tracked(body)).toBe(text);
    expect(await tracked(body.replaceAll(/ w:id="\d"/g, ''))).toBe(text);
    expect(await textOf(makeDocx({ body }))).toBe('Payment is due in 90 days.');
  });

  it('has moved paragraphs where they came from and where they stand', async () => {
    const move = (name: string, text: string): string =>
      `<w:p><w:pPr><w:rPr><w:${name} w:id="7" ${BY}/></w:rPr></w:pPr><w:${name} w:id="8" ${BY}><w:r><w:t>${text}</w:t></w:r></w:${name}></w:p>`;
    const body = [
      move('moveFrom', 'Second.'),
      paragraph('First.'),
      move('moveTo', 'Second.'),
      paragraph('End.'),
    ];

    expect(await tracked(body.join(''))).toBe(
      `${open}Second.${close}${endGone}\n\nFirst.\n\n${open}Second.${close}${endCome}\n\nEnd.`,
    );
    expect(await textOf(makeDocx({ body: body.join('') }))).toBe('First.\n\nSecond.\n\nEnd.');
  });

  it('has the ends of paragraphs that were joined or parted, and rows that were added', async () => {
    const mark = (name: string): string => `<w:rPr><w:${name} w:id="9" ${BY}/></w:rPr>`;
    const added = table([['New', '1']], `<w:ins w:id="3" ${BY}/>`);
    const body = [
      paragraph('One.', mark('del')),
      paragraph('Two.'),
      paragraph('Three,', mark('ins')),
      paragraph(' still three.'),
      added,
      paragraph('End.'),
    ];

    expect(await tracked(body.join(''))).toBe(
      `One.${endGone}\n\nTwo.\n\nThree,${endCome}\n\nstill three.\n\n${open}New${close} | ${open}1${close}\n\nEnd.`,
    );
  });

  it('keeps the numbers and the looks of paragraphs', async () => {
    const list = '<w:pStyle w:val="L"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
    const numbering =
      '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>';
    const body =
      paragraph('First.', list) + paragraph(run('Second') + inserted(' and last') + run('.'), list);

    expect(await trackedText(makeDocx({ body, numbering }))).toBe(
      `1. First.\n\n2. Second${open} and last${close}.`,
    );
  });

  it('says that it is not known where the part is no XML to a strict reader', async () => {
    expect(await trackedText(Buffer.from('no package'))).toBeNull();
  });
});

describe('edits that were not tracked', () => {
  const FILES = 25;
  const EACH = 4;
  const A_FILE_MS = 4_000;

  /* 100 planted edits: a figure of a sentence changed in silence, beside as many that are tracked. */
  it(
    'are all found, and no tracked one is taken for one',
    async () => {
      const lines = documentText(draft(goldenAnswers('design', 'en'), 'en'))
        .split('\n')
        .filter((line) => line.trim() !== '');
      const counted = lines.flatMap((line, at) => (/^\d+\.\d+ .*\b\w+\.$/.test(line) ? [at] : []));
      const mine = await textOf(makeDocx({ body: lines.map((line) => paragraph(escaped(line))).join('') }));
      const missed: string[] = [];
      const accused: string[] = [];
      for (let file = 0; file < FILES; file++) {
        const chosen = Array.from(
          { length: 2 * EACH },
          (_, step) => counted[(file * 3 + step * 11) % counted.length] ?? 0,
        );
        const silent = new Set(chosen.slice(0, EACH));
        const tracked = new Set(chosen.slice(EACH).filter((at) => !silent.has(at)));
        const body = lines.map((line, at) => {
          if (silent.has(at)) return paragraph(escaped(line.replace(/\.$/, ' within 77 days.')));
          if (!tracked.has(at)) return paragraph(escaped(line));
          return paragraph(run(escaped(line.slice(0, -1))) + inserted(' within 99 days', at + 10) + run('.'));
        });
        const theirs = makeDocx({ body: body.join('') });
        const { changes } = compare(mine, await textOf(theirs), {
          tracked: (await trackedText(theirs)) ?? '',
        });
        const of = (number: string) =>
          changes.filter(({ words }) => words.some(({ text }) => text.includes(number)));
        missed.push(
          ...[...silent].slice(of('77').filter(({ isUntracked }) => isUntracked).length).map(String),
        );
        accused.push(...of('99').flatMap(({ isUntracked, provision }) => (isUntracked ? [provision] : [])));
      }

      expect(missed).toEqual([]);
      expect(accused).toEqual([]);
    },
    FILES * A_FILE_MS,
  );
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
