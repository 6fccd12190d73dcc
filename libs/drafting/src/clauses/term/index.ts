import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const term: Clause = {
  id: 'term',
  name: { en: 'Term', lt: 'Sutarties galiojimas' },
  purpose: {
    en: 'Fixes when the agreement begins and how long it lasts.',
    lt: 'Nustato, kada Sutartis įsigalioja ir kiek laiko galioja.',
  },
  category: 'essential',
  riskFactor: 3,
  variables: ['final_deadline', 'payment_structure'],
  belongs: () => true,
  paragraphs,
};
