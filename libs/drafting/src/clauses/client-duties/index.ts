import type { Clause } from '../../writing/clause.js';
import { isProject } from '../../terms/engagement.js';
import { paragraphs } from './paragraphs.js';

/** Says what the client has to supply, who speaks for it and how soon it answers. */
export const clientDuties: Clause = {
  id: 'client-duties',
  name: { en: 'Cooperation of the Client', lt: 'Kliento bendradarbiavimo pareiga' },
  variables: ['freelance_type', 'feedback_days', 'contract_style'],
  belongs: (terms) => isProject(terms),
  paragraphs,
};
