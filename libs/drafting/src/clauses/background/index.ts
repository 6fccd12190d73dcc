import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const background: Clause = {
  id: 'background',
  name: { en: 'Background', lt: 'Sutarties tikslas' },
  purpose: {
    en: 'Says in a sentence or two why the contract is made; it helps to read the rest and binds nobody by itself.',
    lt: 'Vienu dviem sakiniais paaiškina, kodėl Sutartis sudaroma; padeda ją aiškinti, bet pati pareigų nenustato.',
  },
  category: 'clarity',
  riskFactor: 1,
  variables: ['freelance_type'],
  belongs: () => true,
  paragraphs,
};
