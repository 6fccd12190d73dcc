import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const revisions: Clause = {
  id: 'revisions',
  name: { en: 'Revisions', lt: 'Pataisymai' },
  purpose: {
    en: 'Limits how often and until when the client may ask for changes within the price.',
    lt: 'Nustato, kiek kartų ir iki kada Klientas gali prašyti pataisymų už sutartą Kainą.',
  },
  category: 'commercial',
  riskFactor: 3,
  variables: ['revision_rounds', 'freelance_type'],
  belongs: (terms) => terms.revisionRounds !== undefined,
  paragraphs,
};
