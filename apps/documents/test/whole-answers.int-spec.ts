import { draft } from '@pactwright/drafting';
import { fc } from '@pactwright/drafting/test';
import { gotenbergUrl } from '@pactwright/testing';
import { extractText, getDocumentProxy } from 'unpdf';
import { buildDocx } from '../src/docx/build-docx.js';
import { converterTo } from '../src/pdf/pdf.module.js';
import { longestAnswers, lostIn } from '../src/testing/longest-answers.js';

/* About a hundred pages each: one every day, more by FAST_CHECK_RUNS, others by FAST_CHECK_SEED. */
const RUNS = Number(process.env['FAST_CHECK_RUNS'] ?? 1);
const SEED = Number(process.env['FAST_CHECK_SEED'] ?? 20_261_123);
const RUN_MS = 120_000;

const converter = converterTo({ url: gotenbergUrl(), timeoutMs: RUN_MS });

/** Ligatures are their letters again; a soft hyphen at the end of a line is no part of its word. */
const asTyped = (text: string): string => text.replace(/\u00ad\s*/gu, '').normalize('NFKC');

async function pdfText(docx: Buffer): Promise<string> {
  const pdf = await converter.convert({
    docx,
    signal: new AbortController().signal,
    trace: 'whole-answers',
  });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return asTyped(text);
}

describe('the longest answers that are accepted', () => {
  it.each([
    ['en', 'milestones'],
    ['lt', 'other'],
  ] as const)(
    `R-API-18 stand whole in the PDF (%s, %s), seed ${SEED}`,
    async (language, structure) => {
      for (const { answers, additions, texts } of fc.sample(longestAnswers, { seed: SEED, numRuns: RUNS })) {
        const contract = draft({ ...answers, payment_structure: structure }, language, additions);
        /* The words for another way of payment stand with that one. */
        const meant = texts.filter((text) => structure === 'other' || !text.startsWith('Žgq'));
        expect(lostIn(await pdfText(await buildDocx(contract)), meant)).toEqual([]);
      }
    },
    RUNS * RUN_MS + RUN_MS,
  );
});
