import JSZip from 'jszip';
import { draftBoth } from '@pactwright/drafting';
import { goldenAnswersInBoth } from '@pactwright/drafting/test';
import { buildDocx } from '../docx/build-docx.js';
import { readFile } from '../extraction/read-file.js';
import { all, parseXml, type XmlElement } from '../testing/xml.js';
import { redline } from './redline.js';
import { resolver } from './resolve.js';

const BY = { author: 'Pactwright proposal', date: '2026-11-26T12:00:00Z' };

const wordsOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : wordsOf(child))).join('');
/** What stands in either half of each row of the table that has both texts. */
const halvesOf = (main: string): (readonly [string, string])[] => {
  const [table] = all(parseXml(main), 'w:tbl');
  if (!table) throw new Error('no table');
  return all(table, 'w:tr').map((row) => {
    const cells = all(row, 'w:tc').map(wordsOf);
    return [cells.slice(0, cells.length / 2).join('|'), cells.slice(cells.length / 2).join('|')];
  });
};
const read = async (bytes: Buffer) => {
  const result = await readFile(bytes, '.docx');
  if (result.outcome !== 'text') throw new Error(result.reason);
  return result;
};

describe('a reply in a Word file with two texts side by side', () => {
  it.each([
    ['en', 0, 'will perform the Services', 'performs the Services', 'The second test round', 'Launch'],
    ['lt', 1, 'įsipareigoja teikti', 'teikia', 'Antroji bandomoji versija', 'Paleidimas'],
  ] as const)(
    'R-ANA-06 changes the column that was read, its tables too, and leaves the other alone (%s)',
    async (prevails, side, words, instead, stage, named) => {
      const file = await buildDocx(
        draftBoth(goldenAnswersInBoth('web_development'), { left: 'en', prevails }),
      );
      const { text, columns } = await read(file);
      expect(columns).toBe(prevails);
      const edits = [
        [words, instead],
        [named, stage],
      ].map(([old = '', text_ = '']) => {
        const start = text.lastIndexOf(old);
        if (start < 0) throw new Error(`not there: ${old}`);
        return { kind: 'replace', start, end: start + old.length, text: text_, comment: 'Why so.' } as const;
      });
      const result = await redline(file, edits, BY);
      if (result.outcome !== 'made') throw new Error(result.reason);
      expect(result).toMatchObject({ changed: 2, displaced: 0 });
      const mainOf = async (bytes: Buffer): Promise<string> =>
        (await (await JSZip.loadAsync(bytes)).file('word/document.xml')?.async('string')) ?? '';
      const main = await mainOf(result.bytes);
      const ours = new Set(
        [...main.matchAll(/w:id="(\d+)" w:author="Pactwright proposal"/g)].map(([, id = '']) => id),
      );
      const before = halvesOf(await mainOf(file));
      const after = halvesOf(resolver(main, ours)('accept'));
      expect(after.map((row) => row[side === 0 ? 1 : 0])).toEqual(
        before.map((row) => row[side === 0 ? 1 : 0]),
      );
      const own = after.map((row) => row[side]).join('\n');
      expect(own).toContain(instead);
      expect(own).toContain(stage);
      expect(after.filter((row, at) => row[side] !== before[at]?.[side])).toHaveLength(2);
    },
  );
});
