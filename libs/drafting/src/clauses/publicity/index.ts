import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const publicity: Clause = {
  id: 'publicity',
  name: { en: 'Publicity', lt: 'Viešinimas' },
  purpose: {
    en: 'Says when a party may mention the other in its own publicity.',
    lt: 'Nustato, kada Šalis gali minėti kitą Šalį savo viešoje informacijoje.',
  },
  category: 'commercial',
  riskFactor: 1,
  variables: ['optional_clauses', 'portfolio_right', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('publicity'),
  paragraphs,
};
