import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const handover: Clause = {
  id: 'handover',
  name: { en: 'After the end: handover', lt: 'Sutarties pabaiga ir perdavimas' },
  purpose: {
    en: 'Settles the last invoice, the handing over of paid work and the return of materials.',
    lt: 'Sutvarko paskutinę sąskaitą, apmokėto darbo perdavimą ir medžiagos grąžinimą.',
  },
  category: 'commercial',
  riskFactor: 3,
  variables: ['freelance_type', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
