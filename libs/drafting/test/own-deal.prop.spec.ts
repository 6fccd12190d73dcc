import { readDeal } from '../src/deal/read-deal.js';
import type { FactKey } from '../src/deal/facts.js';
import type { DealValue } from '../src/deal/values.js';
import { draft } from '../src/draft/draft.js';
import { documentText } from '../src/model/document-text.js';
import type { Language } from '../src/model/document.js';
import { readTerms } from '../src/reading/read-terms.js';
import type { Answers } from '../src/terms/answers.js';
import { WORK_TYPES, type Terms } from '../src/terms/terms.js';
import { chosenAnswers } from './check-answers.js';
import { fc } from './fast-check.js';

const RUNS = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 2) };

const days = (amount: number): DealValue => ({ kind: 'period', amount, unit: 'days' });
const dates = (...all: readonly (string | undefined)[]): DealValue[] =>
  all.flatMap((date) => (date === undefined ? [] : [{ kind: 'date', date } as DealValue]));

/** What the answers say of the terms that have one value in a contract. */
function agreedIn(terms: Terms): Partial<Record<FactKey, readonly DealValue[]>> {
  const { startDate, confidentiality, revisionRounds, ip } = terms;
  return {
    'payment-days': [days(terms.dueDays)],
    notice: [days(terms.noticeDays)],
    start: dates(startDate),
    revisions: revisionRounds === undefined ? [] : [{ kind: 'count', count: revisionRounds }],
    confidentiality:
      confidentiality.kind === 'none'
        ? []
        : [{ kind: 'period', amount: confidentiality.years, unit: 'years' }],
    'ip-moment': ip === 'assignment-on-payment' ? [{ kind: 'choice', choice: 'on-payment' }] : [],
  };
}

/** The clauses alone: the table before them would be read as well. */
function clausesOf(answers: Answers, language: Language): string {
  const document = draft(answers, language);
  const { keyTerms } = document;
  return documentText({ ...document, keyTerms: { ...keyTerms, table: { ...keyTerms.table, rows: [] } } });
}

/* Of ip every other answer is said in more than one way; these two are read from what the clauses say beside the answer. */
const ALSO: Partial<Record<FactKey, (value: DealValue, terms: Terms) => boolean>> = {
  'ip-moment': (_value, { ip }) => ip !== 'assignment-on-payment',
  /* Freelancers of some states are paid within thirty days of their work, whatever the invoice says. */
  'payment-days': (value) => value.kind === 'period' && value.amount === 30 && value.unit === 'days',
};

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
