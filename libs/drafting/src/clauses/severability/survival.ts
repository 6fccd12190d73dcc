import type { Writer } from '../../clause.js';
import type { ClauseId, Inline } from '../../model.js';

/** Clauses whose purpose reaches beyond the end of the contract. */
const SURVIVING: readonly ClauseId[] = [
  'late-payment',
  'handover',
  'ip-ownership',
  'background-materials',
  'credit-portfolio',
  'confidentiality',
  'data-protection',
  'non-solicitation',
  'provider-warranties',
  'liability-cap',
  'indemnity',
  'governing-law',
  'disputes',
];

/** Their numbers as a list: "4.1, 7.2 and 9.1". `undefined` when none of them is in the document. */
export const survivingClauses = (write: Writer, conjunction: string): readonly Inline[] | undefined => {
  const present = SURVIVING.filter((clause) => write.has(clause));
  if (present.length === 0) return undefined;
  return present.flatMap((clause, at) => {
    const separator = at === 0 ? '' : at === present.length - 1 ? ` ${conjunction} ` : ', ';
    return write.text`${separator}${write.ref(clause)}`;
  });
};
