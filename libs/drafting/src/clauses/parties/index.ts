import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const parties: Clause = {
  id: 'parties',
  name: { en: 'Parties', lt: 'Šalys' },
  purpose: {
    en: 'Says exactly who is bound, in which capacity and who signs, so that the contract can be enforced against the right person.',
    lt: 'Tiksliai nurodo, kas ir kokiu statusu įsipareigoja bei kas pasirašo, kad Sutartį būtų galima įvykdyti tinkamo asmens atžvilgiu.',
  },
  category: 'essential',
  riskFactor: 5,
  variables: ['provider_type', 'provider_country', 'client_type', 'client_country'],
  belongs: () => true,
  paragraphs,
};
