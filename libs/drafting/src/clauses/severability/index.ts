import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Keeps the rest of the contract alive when one part fails, and says what outlives its end. */
export const severability: Clause = {
  id: 'severability',
  name: {
    en: 'Severability, waiver and survival',
    lt: 'Nuostatų negaliojimas, teisių atsisakymas ir išliekančios nuostatos',
  },
  variables: [],
  belongs: () => true,
  paragraphs,
};
