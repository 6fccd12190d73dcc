import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Agrees beforehand on a small, capped sum for each day of delay, for both parties alike. */
export const liquidatedDamages: Clause = {
  id: 'liquidated-damages',
  name: { en: 'Agreed damages for delay', lt: 'Netesybos už vėlavimą' },
  variables: ['optional_clauses', 'contract_style', 'liability_cap', 'payment_structure', 'milestones'],
  belongs: (terms) => terms.optionalClauses.has('liquidated_damages'),
  paragraphs,
};
