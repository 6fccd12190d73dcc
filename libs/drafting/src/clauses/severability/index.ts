import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const severability: Clause = {
  id: 'severability',
  name: {
    en: 'Severability, waiver and survival',
    lt: 'Nuostatų negaliojimas, teisių atsisakymas ir išliekančios nuostatos',
  },
  purpose: {
    en: 'Keeps the rest of the contract alive when one part fails, and says what outlives its end.',
    lt: 'Išsaugo Sutartį, kai viena nuostata negalioja, ir nurodo, kas galioja jai pasibaigus.',
  },
  category: 'legal',
  riskFactor: 1,
  variables: ['confidentiality', 'personal_data', 'optional_clauses'],
  belongs: () => true,
  paragraphs,
};
