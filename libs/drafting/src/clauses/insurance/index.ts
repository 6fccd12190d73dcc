import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says which insurance the provider keeps, in proportion to what it is liable for. */
export const insurance: Clause = {
  id: 'insurance',
  name: { en: 'Insurance', lt: 'Draudimas' },
  variables: ['optional_clauses', 'liability_cap', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('insurance'),
  paragraphs,
};
