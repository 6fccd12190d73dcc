import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const amendments: Clause = {
  id: 'amendments',
  name: { en: 'Amendments', lt: 'Sutarties keitimas' },
  purpose: {
    en: 'Keeps either party from changing the contract alone.',
    lt: 'Neleidžia nė vienai Šaliai keisti Sutarties vienašališkai.',
  },
  category: 'legal',
  riskFactor: 3,
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
