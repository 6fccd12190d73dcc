import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const terminationConvenience: Clause = {
  id: 'termination-convenience',
  name: { en: 'Termination with notice', lt: 'Sutarties nutraukimas įspėjus' },
  purpose: {
    en: 'Lets both sides leave with notice and makes sure that work done is paid.',
    lt: 'Leidžia Šalims nutraukti Sutartį įspėjus ir užtikrina, kad bus sumokėta už atliktą darbą.',
  },
  category: 'commercial',
  riskFactor: 4,
  variables: [
    'termination_notice_days',
    'governing_law',
    'contract_style',
    'payment_structure',
    'provider_type',
  ],
  belongs: () => true,
  paragraphs,
};
