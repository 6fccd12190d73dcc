import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const audit: Clause = {
  id: 'audit',
  name: { en: 'Check of invoices', lt: 'Sąskaitų tikrinimas' },
  purpose: {
    en: 'Lets the client check what was invoiced, once a year and nothing more.',
    lt: 'Leidžia Klientui kartą per metus patikrinti tik tai, kas nurodyta sąskaitose.',
  },
  category: 'commercial',
  riskFactor: 2,
  variables: ['optional_clauses', 'contract_style', 'payment_due_days'],
  belongs: (terms) => terms.optionalClauses.has('audit'),
  paragraphs,
};
