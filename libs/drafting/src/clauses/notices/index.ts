import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const notices: Clause = {
  id: 'notices',
  name: { en: 'Notices', lt: 'Pranešimai' },
  purpose: {
    en: 'Says how the parties give each other formal notice and when it counts as received.',
    lt: 'Nustato, kaip Šalys siunčia oficialius pranešimus ir kada jie laikomi gautais.',
  },
  category: 'clarity',
  riskFactor: 2,
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
