import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/**
 * Sets the duties of somebody who handles personal data for the client, as article 28 of the GDPR requires.
 */
export const dataProtection: Clause = {
  id: 'data-protection',
  name: { en: 'Data protection', lt: 'Asmens duomenų apsauga' },
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
