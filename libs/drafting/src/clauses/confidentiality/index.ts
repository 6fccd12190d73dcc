import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const confidentiality: Clause = {
  id: 'confidentiality',
  name: { en: 'Confidentiality', lt: 'Konfidencialumas' },
  purpose: {
    en: 'Says which information must stay secret, from whom, for how long, and what may still be disclosed.',
    lt: 'Nustato, kokią informaciją reikia saugoti, kiek laiko ir ką vis dėlto galima atskleisti.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: [
    'confidentiality',
    'contract_style',
    'governing_law',
    'provider_country',
    'client_country',
    'portfolio_right',
  ],
  belongs: (terms) => terms.confidentiality.kind !== 'none',
  paragraphs,
};
