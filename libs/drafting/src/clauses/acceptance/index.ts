import type { Clause } from '../../clause.js';
import { hasDeliverables } from '../../engagement.js';
import { paragraphs } from './paragraphs.js';

export const acceptance: Clause = {
  id: 'acceptance',
  name: { en: 'Acceptance', lt: 'Rezultato priėmimas' },
  purpose: {
    en: 'Gives clear criteria and a time limit for accepting what is delivered.',
    lt: 'Nustato aiškius Rezultato priėmimo kriterijus ir terminą.',
  },
  category: 'clarity',
  riskFactor: 4,
  variables: [
    'acceptance_days',
    'deliverables',
    'freelance_type',
    'contract_style',
    'payment_structure',
    'revision_rounds',
  ],
  belongs: (terms) => hasDeliverables(terms),
  paragraphs,
};
