import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const taxes: Clause = {
  id: 'taxes',
  name: { en: 'Taxes', lt: 'Mokesčiai' },
  purpose: {
    en: 'Says whether prices include VAT and that each side bears its own taxes.',
    lt: 'Nustato, ar į kainas įeina PVM, ir kad kiekviena Šalis moka savo mokesčius.',
  },
  category: 'legal',
  riskFactor: 2,
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
