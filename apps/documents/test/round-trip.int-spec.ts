import { check, draft, type Answers, type Language } from '@pactwright/drafting';
import { gotenbergUrl } from '@pactwright/testing';
import { buildDocx } from '../src/docx/build-docx.js';
import { readFile } from '../src/extraction/read-file.js';
import { GotenbergPdfConverter } from '../src/pdf/gotenberg-pdf-converter.js';
import { webProject } from '../src/testing/some-answers.js';

const LANGUAGES = ['en', 'lt'] as const satisfies readonly Language[];
const GRAVEST_ALLOWED = 2;

const converter = new GotenbergPdfConverter({ url: gotenbergUrl(), timeoutMs: 30_000 });

async function textOf(bytes: Buffer, extension: string): Promise<string> {
  const result = await readFile(bytes, extension);
  if (result.outcome !== 'text') throw new Error(`${extension}: ${result.code} (${result.reason})`);
  expect(result.hidden).toEqual([]);
  return result.text;
}

describe.each(LANGUAGES)('a contract that was drafted here, uploaded again: %s', (language) => {
  it('R-ANA-06 misses nothing that is required and has no grave finding, as DOCX and as PDF', async () => {
    const docx = await buildDocx(draft(webProject as Answers, language));
    const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'round-trip' });

    for (const [bytes, extension] of [
      [docx, '.docx'],
      [pdf, '.pdf'],
    ] as const) {
      const report = check(await textOf(bytes, extension), { language });
      const grave = report.findings.filter(({ riskFactor }) => riskFactor > GRAVEST_ALLOWED);

      expect(report).toMatchObject({ document: 'contract', textLanguage: language });
      expect(grave.map(({ id, evidence }) => `${extension} ${id} ${evidence?.quote ?? ''}`)).toEqual([]);
    }
  }, 60_000);
});
