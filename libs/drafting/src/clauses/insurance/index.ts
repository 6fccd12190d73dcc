import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const insurance: Clause = {
  id: 'insurance',
  name: { en: 'Insurance', lt: 'Draudimas' },
  purpose: {
    en: 'Says which insurance the provider keeps, in proportion to what it is liable for.',
    lt: 'Nustato, kokį draudimą, atitinkantį savo atsakomybę, turi Paslaugų teikėjas.',
  },
  category: 'risk',
  riskFactor: 3,
  variables: ['optional_clauses', 'liability_cap', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('insurance'),
  paragraphs,
};
