import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/**
 * Says who bears the cost when somebody outside the contract claims that the work or the materials infringe
 * rights.
 */
export const indemnity: Clause = {
  id: 'indemnity',
  name: { en: 'Claims by third parties', lt: 'Trečiųjų asmenų reikalavimai' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
