import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const governingLaw: Clause = {
  id: 'governing-law',
  name: { en: 'Governing law', lt: 'Taikytina teisė' },
  purpose: {
    en: 'Names the one law that applies, and the freelancer protection that no contract can take away.',
    lt: 'Nurodo vieną taikytiną teisę ir apsaugą, kurios sutartis atimti negali.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: ['governing_law', 'provider_country'],
  belongs: () => true,
  paragraphs,
};
