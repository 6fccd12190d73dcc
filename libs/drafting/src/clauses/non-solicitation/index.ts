import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Keeps each party from actively drawing away the other’s people, for a limited time. */
export const nonSolicitation: Clause = {
  id: 'non-solicitation',
  name: { en: 'Non-solicitation', lt: 'Įsipareigojimas nevilioti darbuotojų ar klientų' },
  variables: ['optional_clauses', 'contract_style', 'governing_law', 'provider_country'],
  belongs: (terms) => terms.optionalClauses.has('non_solicitation'),
  paragraphs,
};
