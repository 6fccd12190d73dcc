import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says whether a party may hand the contract over to somebody else. */
export const assignment: Clause = {
  id: 'assignment',
  name: { en: 'Assignment of the contract', lt: 'Sutartinių teisių ir pareigų perleidimas' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
