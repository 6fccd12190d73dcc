import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says whether prices include VAT and that each side bears its own taxes. */
export const taxes: Clause = {
  id: 'taxes',
  name: { en: 'Taxes', lt: 'Mokesčiai' },
  variables: [
    'vat_status',
    'provider_country',
    'client_country',
    'client_type',
    'provider_type',
    'provider_status',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
