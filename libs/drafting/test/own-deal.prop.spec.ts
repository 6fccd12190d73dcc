import { readDeal } from '../src/deal/read-deal.js';
import type { DealValue } from '../src/deal/values.js';
import { readTerms } from '../src/reading/read-terms.js';
import { WORK_TYPES } from '../src/terms/terms.js';
import { chosenAnswers } from './check-answers.js';
import { fc } from './fast-check.js';
import { agreedIn, ALSO, clausesOf } from './own-deals.js';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 2) };

describe.each(['en', 'lt'] as const)('the clauses of a contract of our own in %s', (language) => {
  it.each(WORK_TYPES)('set what was answered and nothing else, as anybody would read them: %s', (type) => {
    fc.assert(
      fc.property(chosenAnswers(type, language), (answers) => {
        const terms = readTerms(answers);
        const facts = readDeal(clausesOf(answers, language));
        const agreed = agreedIn(terms);
        for (const key of Object.keys(agreed) as (keyof typeof agreed)[]) {
          const values = agreed[key] ?? [];
          const read = facts.filter((fact) => fact.key === key);
          const isAgreed = (value: DealValue): boolean =>
            values.some((each) => JSON.stringify(each) === JSON.stringify(value));
          const others = read.filter(({ value }) => !isAgreed(value) && ALSO[key]?.(value, terms) !== true);
          expect({ key, others: others.map(({ value, quote }) => ({ value, quote })) }).toEqual({
            key,
            others: [],
          });
          const missing = values.filter(
            (value) => !read.some((fact) => JSON.stringify(fact.value) === JSON.stringify(value)),
          );
          expect({ key, missing }).toEqual({ key, missing: [] });
        }
      }),
      RUNS,
    );
  });
});
