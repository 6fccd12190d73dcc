import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const disputes: Clause = {
  id: 'disputes',
  name: { en: 'Disputes', lt: 'Ginčų sprendimas' },
  purpose: {
    en: 'Sets the steps from a conversation to the court, and which court decides.',
    lt: 'Nustato ginčo sprendimo žingsnius nuo derybų iki teismo ir kuris teismas sprendžia.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: ['dispute_resolution', 'governing_law', 'court_city', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
