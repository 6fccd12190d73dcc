import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const forceMajeure: Clause = {
  id: 'force-majeure',
  name: { en: 'Force majeure', lt: 'Nenugalima jėga (force majeure)' },
  purpose: {
    en: 'Says what happens when events that nobody controls stop the work.',
    lt: 'Nustato, kas vyksta, kai darbą sustabdo aplinkybės, kurių Šalys nekontroliuoja.',
  },
  category: 'risk',
  riskFactor: 2,
  variables: ['contract_style', 'provider_type'],
  belongs: () => true,
  paragraphs,
};
