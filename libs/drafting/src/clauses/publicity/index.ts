import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says when a party may mention the other in its own publicity. */
export const publicity: Clause = {
  id: 'publicity',
  name: { en: 'Publicity', lt: 'Viešinimas' },
  variables: ['optional_clauses', 'portfolio_right', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('publicity'),
  paragraphs,
};
