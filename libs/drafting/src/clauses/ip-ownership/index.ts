import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says who owns what is made, from when, where, for how long and for which uses. */
export const ipOwnership: Clause = {
  id: 'ip-ownership',
  name: { en: 'Ownership of the Deliverables', lt: 'Teisės į Rezultatą' },
  variables: [
    'ip_ownership',
    'licence_uses',
    'licence_place',
    'licence_time',
    'governing_law',
    'payment_structure',
    'freelance_type',
    'deliverables',
    'milestones',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
