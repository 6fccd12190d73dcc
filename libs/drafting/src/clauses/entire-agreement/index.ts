import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Makes the signed document the whole deal and says which part prevails when two disagree. */
export const entireAgreement: Clause = {
  id: 'entire-agreement',
  name: { en: 'Entire agreement', lt: 'Visas Šalių susitarimas' },
  variables: ['governing_law'],
  belongs: () => true,
  paragraphs,
};
