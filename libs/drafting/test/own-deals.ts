import type { FactKey } from '../src/deal/facts.js';
import type { DealValue } from '../src/deal/values.js';
import { draft } from '../src/draft/draft.js';
import { documentText } from '../src/model/document-text.js';
import type { Language } from '../src/model/document.js';
import type { Answers } from '../src/terms/answers.js';
import type { Terms } from '../src/terms/terms.js';

const days = (amount: number): DealValue => ({ kind: 'period', amount, unit: 'days' });
const dates = (...all: readonly (string | undefined)[]): DealValue[] =>
  all.flatMap((date) => (date === undefined ? [] : [{ kind: 'date', date } as DealValue]));

/** What the answers say of the terms that have one value in a contract. */
export function agreedIn(terms: Terms): Partial<Record<FactKey, readonly DealValue[]>> {
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
export function clausesOf(answers: Answers, language: Language): string {
  const document = draft(answers, language);
  const { keyTerms } = document;
  return documentText({ ...document, keyTerms: { ...keyTerms, table: { ...keyTerms.table, rows: [] } } });
}

/* Of ip every other answer is said in more than one way; these two are read from what the clauses say beside the answer. */
export const ALSO: Partial<Record<FactKey, (value: DealValue, terms: Terms) => boolean>> = {
  'ip-moment': (_value, { ip }) => ip !== 'assignment-on-payment',
  /* Freelancers of some states are paid within thirty days of their work, whatever the invoice says. */
  'payment-days': (value) => value.kind === 'period' && value.amount === 30 && value.unit === 'days',
};
