import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Fixes when the agreement begins and how long it lasts. */
export const term: Clause = {
  id: 'term',
  name: { en: 'Term', lt: 'Sutarties galiojimas' },
  variables: ['final_deadline', 'payment_structure'],
  belongs: () => true,
  paragraphs,
};
