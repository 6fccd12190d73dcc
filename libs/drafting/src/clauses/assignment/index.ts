import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const assignment: Clause = {
  id: 'assignment',
  name: { en: 'Assignment of the contract', lt: 'Sutartinių teisių ir pareigų perleidimas' },
  purpose: {
    en: 'Says whether a party may hand the contract over to somebody else.',
    lt: 'Nustato, ar Šalis gali perleisti Sutartį kitam asmeniui.',
  },
  category: 'legal',
  riskFactor: 2,
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
