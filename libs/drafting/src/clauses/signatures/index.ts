import type { Clause } from '../../clause.js';
import { english } from './en.js';
import { lithuanian } from './lt.js';

export const signatures: Clause = {
  id: 'signatures',
  name: { en: 'Signatures', lt: 'Parašai' },
  purpose: {
    en: 'Says when the contract starts to bind and how it may be signed, by hand or electronically.',
    lt: 'Nustato, nuo kada Sutartis įpareigoja ir kaip ją galima pasirašyti – ranka ar elektroniniu parašu.',
  },
  category: 'essential',
  riskFactor: 5,
  variables: [],
  belongs: () => true,
  text: { en: english, lt: lithuanian },
};
