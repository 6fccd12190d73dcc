import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const signatures: Clause = {
  id: 'signatures',
  name: { en: 'Signatures', lt: 'Parašai' },
  purpose: {
    en: 'Says how the contract may be signed, by hand or electronically, and in how many copies.',
    lt: 'Nustato, kaip Sutartį galima pasirašyti – ranka ar elektroniniu parašu – ir kiek jos egzempliorių sudaroma.',
  },
  category: 'essential',
  riskFactor: 5,
  variables: [],
  belongs: () => true,
  paragraphs,
};
