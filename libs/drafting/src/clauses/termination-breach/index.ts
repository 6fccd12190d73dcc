import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const terminationBreach: Clause = {
  id: 'termination-breach',
  name: { en: 'Termination for breach', lt: 'Sutarties nutraukimas dėl pažeidimo' },
  purpose: {
    en: 'Lets a side end the agreement when the other breaks it and does not put it right.',
    lt: 'Leidžia nutraukti Sutartį, kai kita Šalis ją pažeidžia ir pažeidimo nepašalina.',
  },
  category: 'risk',
  riskFactor: 3,
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
