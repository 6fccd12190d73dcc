import { structureChecks } from '../src/advice/structure/structure-checks.js';
import { draftBoth } from '../src/draft/bilingual.js';
import { draft } from '../src/draft/draft.js';
import { formatFor } from '../src/format/index.js';
import { bilingualText } from '../src/model/bilingual-text.js';
import { documentText } from '../src/model/document-text.js';
import type { Answers, MilestoneRow } from '../src/terms/answers.js';
import { fc } from './fast-check.js';

/* At night as many as the whole of the wizard was asked to be tried with, and more. */
const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 100) };
const LANGUAGES = ['en', 'lt'] as const;
const STRUCTURES = ['fixed', 'milestones', 'hourly', 'retainer', 'commission', 'other'] as const;

/** Words that no clause has, so that they can be looked for. */
const words = fc
  .array(fc.stringMatching(/^q[a-zčšž]{3,9}q$/u), { minLength: 1, maxLength: 5 })
  .map((all) => all.join(' '));
const maybe = <T>(value: fc.Arbitrary<T>, none: T) =>
  fc.oneof({ weight: 3, arbitrary: value }, fc.constant(none));
const date = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const row: fc.Arbitrary<MilestoneRow> = fc.record({
  name: words,
  date: maybe(date, ''),
  amount: maybe(fc.integer({ min: 1, max: 99_999 }).map(String), ''),
  unit: fc.constant('money'),
  acceptance: maybe(words, ''),
  second: words,
  secondAcceptance: words,
});
const rows = fc.array(row, { minLength: 1, maxLength: 40 });
const choices = fc.record({
  payment_structure: fc.constantFrom(...STRUCTURES),
  contract_length: fc.constantFrom('full', 'short'),
  contract_style: fc.constantFrom('balanced', 'freelancer', 'client'),
  freelance_type: fc.constantFrom('general', 'design', 'web_development', 'marketing'),
});
const language = fc.constantFrom(...LANGUAGES);

const answersOf = (given: Answers, milestones: readonly MilestoneRow[]): Answers => ({
  ...given,
  scope_of_work: 'A shop',
  payment_amount: '4800',
  payment_structure_other: 'by the piece',
  milestones,
});

describe('the table of the work', () => {
  it('R-API-18 carries every cell that was filled in, or the checks say which has no place', () => {
    fc.assert(
      fc.property(rows, choices, language, (milestones, given, of) => {
        const answers = answersOf(given, milestones);
        const text = documentText(draft(answers, of));
        const { date: dated, money } = formatFor(of);
        for (const { name, date: day, amount, acceptance = '' } of milestones) {
          expect(text).toContain(name);
          expect(text).toContain(acceptance);
          if (day !== '') expect(text).toContain(dated(day));
          if (amount !== '' && given.payment_structure === 'milestones') {
            expect(text).toContain(money(Number(amount), 'EUR'));
          }
        }
        const isLost =
          given.payment_structure !== 'milestones' && milestones.some(({ amount }) => amount !== '');
        const check = structureChecks(answers, of).find(({ id }) => id === 'commercial.milestones');
        if (isLost) expect(check).toMatchObject({ isPassed: false });
      }),
      RUNS,
    );
  });

  it('has the words of both languages in a contract in both', () => {
    fc.assert(
      fc.property(rows, choices, language, (milestones, given, prevails) => {
        const both = draftBoth(answersOf(given, milestones), { left: 'lt', prevails });
        const text = bilingualText(both);
        for (const { name, second = '', acceptance = '', secondAcceptance = '' } of milestones) {
          expect(text).toContain(name);
          expect(text).toContain(second);
          expect(text).toContain(acceptance);
          if (acceptance !== '') expect(text).toContain(secondAcceptance);
        }
      }),
      { numRuns: 100 },
    );
  });
});
