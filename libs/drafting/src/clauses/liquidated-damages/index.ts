import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const liquidatedDamages: Clause = {
  id: 'liquidated-damages',
  name: { en: 'Agreed damages for delay', lt: 'Netesybos už vėlavimą' },
  purpose: {
    en: 'Agrees beforehand on a small, capped sum for each day of delay, for both parties alike.',
    lt: 'Iš anksto nustato nedidelę, ribotą ir abiem Šalims vienodą sumą už kiekvieną vėlavimo dieną.',
  },
  category: 'risk',
  riskFactor: 4,
  variables: ['optional_clauses', 'contract_style', 'liability_cap'],
  belongs: (terms) => terms.optionalClauses.has('liquidated_damages'),
  paragraphs,
};
