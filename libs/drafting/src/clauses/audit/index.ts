import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Lets the client check what was invoiced, once a year and nothing more. */
export const audit: Clause = {
  id: 'audit',
  name: { en: 'Check of invoices', lt: 'Sąskaitų tikrinimas' },
  variables: ['optional_clauses', 'contract_style', 'payment_due_days'],
  belongs: (terms) => terms.optionalClauses.has('audit'),
  paragraphs,
};
