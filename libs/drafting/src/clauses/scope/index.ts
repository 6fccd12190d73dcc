import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says what the provider does and hands over, and what is not included. */
export const scope: Clause = {
  id: 'scope',
  name: { en: 'Scope of the Services', lt: 'Paslaugų apimtis' },
  variables: [
    'freelance_type',
    'scope_of_work',
    'deliverables',
    'milestones',
    'exclusions',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
