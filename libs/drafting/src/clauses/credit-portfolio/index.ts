import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Settles the by-line and whether the provider may show the work to others. */
export const creditPortfolio: Clause = {
  id: 'credit-portfolio',
  name: {
    en: 'Moral rights, credit and portfolio',
    lt: 'Asmeninės neturtinės teisės, autorystė ir darbų aplankas',
  },
  variables: [
    'portfolio_right',
    'freelance_type',
    'ip_ownership',
    'provider_status',
    'provider_type',
    'provider_country',
    'governing_law',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
