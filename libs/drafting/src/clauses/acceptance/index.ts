import type { Clause } from '../../writing/clause.js';
import { hasDeliverables } from '../../terms/engagement.js';
import { paragraphs } from './paragraphs.js';

/** Gives clear criteria and a time limit for accepting what is delivered. */
export const acceptance: Clause = {
  id: 'acceptance',
  name: { en: 'Acceptance', lt: 'Rezultato priėmimas' },
  variables: [
    'acceptance_days',
    'deliverables',
    'milestones',
    'freelance_type',
    'contract_style',
    'payment_structure',
    'revision_rounds',
  ],
  belongs: (terms) => hasDeliverables(terms),
  paragraphs,
};
