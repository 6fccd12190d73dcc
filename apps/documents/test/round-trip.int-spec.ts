import { check, draft, type Answers, type Language } from '@pactwright/drafting';
import { chosenAnswers, fc, unexpected } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { buildDocx } from '../src/docx/build-docx.js';
import { readFile } from '../src/extraction/read-file.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { SETS, kindsByTurns } from '../src/testing/kinds-by-turns.js';
import { webProject } from '../src/testing/some-answers.js';

const LANGUAGES = ['en', 'lt'] as const satisfies readonly Language[];
/** A provision that stands in a few words may be overlooked; a grave one not. */
const GRAVEST_ABSENCE = 3;
const GRAVEST_ALLOWED = 2;

const converter = converterTo({ url: gotenbergUrl(), timeoutMs: 30_000 });

async function textOf(bytes: Buffer, extension: string): Promise<string> {
  const result = await readFile(bytes, extension);
  if (result.outcome !== 'text') throw new Error(`${extension}: ${result.code} (${result.reason})`);
  expect(result.hidden).toEqual([]);
  return result.text;
}

/* Fixed, so that the test is the same everywhere; FAST_CHECK_SEED tries other answers. */
const SEED = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121);
const SET_MS = 30_000;

async function filesOf(answers: Answers, language: Language) {
  const docx = await buildDocx(draft(answers, language));
  const pdf = await converter.convert({ docx, signal: new AbortController().signal, trace: 'round-trip' });
  return [
    [docx, '.docx'],
    [pdf, '.pdf'],
  ] as const;
}

describe.each(LANGUAGES)('a contract that was drafted here, uploaded again: %s', (language) => {
  it('R-ANA-06 misses nothing that is required and has no grave finding, as DOCX and as PDF', async () => {
    for (const [bytes, extension] of await filesOf(webProject as Answers, language)) {
      const report = check(await textOf(bytes, extension), { language });
      const grave = report.findings.filter(
        ({ riskFactor, evidence }) => riskFactor > (evidence ? GRAVEST_ALLOWED : GRAVEST_ABSENCE),
      );

      expect(report).toMatchObject({ document: 'contract', textLanguage: language });
      expect(grave.map(({ id, evidence }) => `${extension} ${id} ${evidence?.quote ?? ''}`)).toEqual([]);
    }
  });
});

describe('a contract of any answers that was drafted here, uploaded again', () => {
  it.each(kindsByTurns(0))(
    `R-ANA-06 finds all that it holds and nothing grave beyond its answers: %s, %s, seed ${SEED}`,
    async (type, language) => {
      const sets = fc.sample(chosenAnswers(type, language), { seed: SEED, numRuns: SETS });
      const wrong: string[] = [];
      for (const [index, answers] of sets.entries())
        for (const [bytes, extension] of await filesOf(answers, language))
          for (const finding of unexpected(answers, language, await textOf(bytes, extension)))
            wrong.push(`set ${index}, ${extension}: ${finding}`);

      expect(sets).toHaveLength(SETS);
      expect(wrong).toEqual([]);
    },
    SET_MS + SETS * SET_MS,
  );
});
