import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const entireAgreement: Clause = {
  id: 'entire-agreement',
  name: { en: 'Entire agreement', lt: 'Visas Šalių susitarimas' },
  purpose: {
    en: 'Makes the signed document the whole deal and says which part prevails when two disagree.',
    lt: 'Nustato, kad pasirašytas dokumentas yra visas susitarimas ir kuri jo dalis viršesnė.',
  },
  category: 'clarity',
  riskFactor: 2,
  variables: ['governing_law'],
  belongs: () => true,
  paragraphs,
};
