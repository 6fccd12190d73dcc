import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/**
 * Says in a sentence or two why the contract is made; it helps to read the rest and binds nobody by itself.
 */
export const background: Clause = {
  id: 'background',
  name: { en: 'Background', lt: 'Sutarties tikslas' },
  variables: ['freelance_type'],
  belongs: () => true,
  paragraphs,
};
