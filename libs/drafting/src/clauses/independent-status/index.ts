import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const independentStatus: Clause = {
  id: 'independent-status',
  name: { en: 'Independent status', lt: 'Savarankiškas Paslaugų teikėjo statusas' },
  purpose: {
    en: 'Makes clear that this is business between independent parties and not employment.',
    lt: 'Aiškiai pasako, kad tai savarankiškų Šalių verslo santykiai, o ne darbo santykiai.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: ['provider_type', 'provider_country', 'provider_status', 'optional_clauses'],
  belongs: () => true,
  paragraphs,
};
