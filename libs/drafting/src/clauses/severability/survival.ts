import { isCreative } from '../../terms/engagement.js';
import type { Terms } from '../../terms/terms.js';
import type { Writer } from '../../writing/clause.js';
import type { ClauseId } from '../../model/document.js';

/** Clauses whose purpose reaches beyond the end of the contract. */
const SURVIVING = [
  'late-payment',
  'handover',
  'ip-ownership',
  'credit-portfolio',
  'confidentiality',
  'data-protection',
  'non-solicitation',
  'provider-warranties',
  'liability-cap',
  'indemnity',
  'governing-law',
  'disputes',
] as const satisfies readonly ClauseId[];
type Surviving = (typeof SURVIVING)[number];

interface Subjects {
  readonly subjects: Readonly<Record<Surviving, string>>;
  readonly commission: string;
  readonly portfolio: string;
}

/** What those of them that are in the document deal with, as a list. */
export function survivingSubjects(terms: Terms, { has, format }: Writer, words: Subjects): string {
  const named = isCreative(terms)
    ? words.subjects
    : { ...words.subjects, 'credit-portfolio': words.portfolio };
  const subjects = SURVIVING.filter(has).map((clause) => named[clause]);
  return format.list(terms.payment.structure === 'commission' ? [words.commission, ...subjects] : subjects);
}
