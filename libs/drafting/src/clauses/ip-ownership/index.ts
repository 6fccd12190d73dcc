import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const ipOwnership: Clause = {
  id: 'ip-ownership',
  name: { en: 'Ownership of the Deliverables', lt: 'Teisės į Rezultatą' },
  purpose: {
    en: 'Says who owns what is made, from when, where, for how long and for which uses.',
    lt: 'Nustato, kam, nuo kada, kur, kiek laiko ir kokiais naudojimo būdais priklauso teisės į Rezultatą.',
  },
  category: 'legal',
  riskFactor: 5,
  variables: [
    'ip_ownership',
    'governing_law',
    'payment_structure',
    'freelance_type',
    'deliverables',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
