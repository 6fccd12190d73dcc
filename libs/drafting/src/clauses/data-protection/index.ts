import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const dataProtection: Clause = {
  id: 'data-protection',
  name: { en: 'Data protection', lt: 'Asmens duomenų apsauga' },
  purpose: {
    en: 'Sets the duties of somebody who handles personal data for the client, as article 28 of the GDPR requires.',
    lt: 'Nustato pareigas tam, kas Kliento vardu tvarko asmens duomenis, kaip reikalauja BDAR 28 straipsnis.',
  },
  category: 'legal',
  riskFactor: 4,
  variables: [
    'personal_data',
    'special_data',
    'subcontracting',
    'freelance_type',
    'contract_style',
    'provider_country',
    'client_country',
    'governing_law',
  ],
  belongs: (terms) => terms.personalData,
  paragraphs,
};
