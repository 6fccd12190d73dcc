import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Limits how often and until when the client may ask for changes within the price. */
export const revisions: Clause = {
  id: 'revisions',
  name: { en: 'Revisions', lt: 'Pataisymai' },
  variables: ['revision_rounds', 'freelance_type', 'payment_structure'],
  belongs: (terms) => terms.revisionRounds !== undefined,
  paragraphs,
};
