import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/**
 * Keeps the provider from working for a few named competitors while the work lasts, and for nothing longer.
 */
export const exclusivity: Clause = {
  id: 'exclusivity',
  name: { en: 'Exclusivity', lt: 'Išimtinumas' },
  variables: ['payment_structure', 'optional_clauses', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('exclusivity'),
  paragraphs,
};
