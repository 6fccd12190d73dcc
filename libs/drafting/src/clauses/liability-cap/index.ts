import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Sets the most that one party can owe the other for loss, and what no limit may touch. */
export const liabilityCap: Clause = {
  id: 'liability-cap',
  name: { en: 'Limit of liability', lt: 'Atsakomybės ribojimas' },
  variables: [
    'liability_cap',
    'liability_floor',
    'payment_structure',
    'payment_amount',
    'currency',
    'contract_style',
    'governing_law',
  ],
  belongs: () => true,
  paragraphs,
};
