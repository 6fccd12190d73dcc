import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says which information must stay secret, from whom, for how long, and what may still be disclosed. */
export const confidentiality: Clause = {
  id: 'confidentiality',
  name: { en: 'Confidentiality', lt: 'Konfidencialumas' },
  variables: [
    'confidentiality',
    'contract_style',
    'governing_law',
    'provider_country',
    'client_country',
    'portfolio_right',
  ],
  belongs: (terms) => terms.confidentiality.kind !== 'none',
  paragraphs,
};
