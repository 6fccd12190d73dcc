import { documentText, draft } from '@pactwright/drafting';
import { fc } from '@pactwright/drafting/test';
import { longestAnswers, lostIn } from '../testing/longest-answers.js';
import { readDocx } from '../testing/read-docx.js';
import { buildDocx } from './build-docx.js';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 6) };

/* The words for another way of payment stand with that one. */
const STRUCTURES = ['milestones', 'other'] as const;

describe('the longest answers that are accepted', () => {
  it.each(['en', 'lt'] as const)(
    'R-API-18 stand whole in the contract and in its Word file (%s)',
    async (language) => {
      await fc.assert(
        fc.asyncProperty(
          longestAnswers,
          fc.constantFrom(...STRUCTURES),
          async ({ answers, additions, texts }, structure) => {
            const contract = draft({ ...answers, payment_structure: structure }, language, additions);
            const meant = texts.filter((text) => isPartOf(text, structure));
            expect(lostIn(documentText(contract), meant)).toEqual([]);
            expect(lostIn((await readDocx(await buildDocx(contract))).text, meant)).toEqual([]);
          },
        ),
        { ...RUNS, endOnFailure: true },
      );
    },
    120_000,
  );

  it('would be missed, were a word of them cut off', () => {
    expect(lostIn('Ždq0 Ždq1', ['Ždq0 Ždq1'])).toEqual([]);
    expect(lostIn('Ždq0', ['Ždq0 Ždq1'])).toEqual(['Ždq0 Ždq1']);
    expect(lostIn('Ždq1 Ždq0', ['Ždq0 Ždq1'])).toEqual(['Ždq0 Ždq1']);
  });
});

const isPartOf = (text: string, structure: (typeof STRUCTURES)[number]): boolean =>
  structure === 'other' || !text.startsWith('Žgq');
