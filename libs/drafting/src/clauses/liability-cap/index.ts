import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const liabilityCap: Clause = {
  id: 'liability-cap',
  name: { en: 'Limit of liability', lt: 'Atsakomybės ribojimas' },
  purpose: {
    en: 'Sets the most that one party can owe the other for loss, and what no limit may touch.',
    lt: 'Nustato didžiausią nuostolių sumą, už kurią Šalis atsako, ir ko riboti negalima.',
  },
  category: 'risk',
  riskFactor: 5,
  variables: [
    'liability_cap',
    'payment_structure',
    'payment_amount',
    'currency',
    'contract_style',
    'governing_law',
  ],
  belongs: () => true,
  paragraphs,
};
