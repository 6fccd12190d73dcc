import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const definitions: Clause = {
  id: 'definitions',
  name: { en: 'Definitions', lt: 'Sąvokos' },
  purpose: {
    en: 'Gives each capitalised word one meaning, and defines only the words that this contract uses.',
    lt: 'Suteikia kiekvienai iš didžiosios raidės rašomai sąvokai vieną reikšmę ir apibrėžia tik vartojamas sąvokas.',
  },
  category: 'clarity',
  riskFactor: 2,
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
