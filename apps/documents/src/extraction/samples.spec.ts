import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { check, type CheckReport } from '@pactwright/drafting';
import { readFile } from './read-file.js';

/* Contracts of other people: test input that is not part of the project, so that it may not be there. */
const SAMPLES = path.join(import.meta.dirname, '../../../../../shared/data/samples');
const isThere = existsSync(SAMPLES);
const whenThere = isThere ? describe : describe.skip;

/** The one sample whose name begins so. */
async function read(start: string) {
  const name = readdirSync(SAMPLES).find((file) => file.startsWith(start)) ?? '';
  return readFile(readFileSync(path.join(SAMPLES, name)), path.extname(name));
}
async function textOf(start: string): Promise<string> {
  const result = await read(start);
  if (result.outcome !== 'text') throw new Error(`${start}: ${result.code}`);
  return result.text;
}
const reportOf = async (start: string): Promise<CheckReport> =>
  check(await textOf(start), { language: 'en' });
/** What was found and by which words, wherever in the text they stand. */
const foundIn = ({ findings, industry, document, textLanguage }: CheckReport) => ({
  document,
  textLanguage,
  industry: industry?.type,
  findings: findings.map(({ id, riskFactor, evidence }) => ({
    id,
    riskFactor,
    quote: evidence?.quote.replace(/\s+/g, ' '),
  })),
});
const idsOf = ({ findings }: CheckReport): string[] => findings.map(({ id }) => id);

whenThere(
  isThere ? 'the sample contracts' : 'the sample contracts (skipped: they are not beside the project)',
  () => {
    it.each([
      ['04_', '04b'],
      ['05_', '05b'],
      ['06_', '06b'],
      ['25_', '25b'],
      ['25_', '25c'],
    ])('R-ANA-02 have the same findings in each format: %s and %s', async (one, other) => {
      expect(foundIn(await reportOf(other))).toEqual(foundIn(await reportOf(one)));
    });

    it.each(['11_', '13_'])('a careful one is not said to lack ownership or liability: %s', async (start) => {
      expect(idsOf(await reportOf(start))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:ip-ownership|liability-cap)\.missing$/)]),
      );
    });

    it.each(['04_', '11_'])('gaps that nobody has filled are told: %s', async (start) => {
      expect((await reportOf(start)).isUnfilled).toBe(true);
    });

    it.each([
      ['01_', 'web_development'],
      ['14_', 'general'],
      ['16_', 'web_development'],
      ['24_', 'design'],
    ])('the industry is seen: %s is %s', async (start, industry) => {
      expect((await reportOf(start)).industry?.type).toBe(industry);
    });

    it.each(['14_', '16_', '24_'])('every quote is found where it is said to be: %s', async (start) => {
      const text = await textOf(start);
      const quoted = check(text, { language: 'en' }).findings.flatMap(({ evidence }) => evidence ?? []);

      expect(quoted.length).toBeGreaterThan(0);
      for (const { quote, start: from, end } of quoted) expect(text.slice(from, end)).toBe(quote);
    });

    it('a contract against the freelancer has its red flags', async () => {
      const grave = (await reportOf('24_')).findings.filter(({ riskFactor }) => riskFactor >= 4);

      expect(grave.length).toBeGreaterThanOrEqual(8);
    });

    it.each(['08_', '23_'])('a thin one lacks much: %s', async (start) => {
      const { findings, toLookFor } = await reportOf(start);
      const absent = [...findings, ...toLookFor].filter(({ id }) => id.endsWith('.missing'));
      expect(absent.length).toBeGreaterThan(8);
    });

    it.each(['21_', '25_'])('Lithuanian is recognised: %s', async (start) => {
      expect(await reportOf(start)).toMatchObject({ document: 'contract', textLanguage: 'lt' });
    });

    it('R-ANA-09 a scan without a text is refused', async () => {
      expect(await read('26_')).toMatchObject({ outcome: 'refused', code: 'UPLOAD_NO_TEXT' });
    });
  },
);
