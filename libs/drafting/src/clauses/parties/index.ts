import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/**
 * Says exactly who is bound, in which capacity and who signs, so that the contract can be enforced against
 * the right person.
 */
export const parties: Clause = {
  id: 'parties',
  name: { en: 'Parties', lt: 'Šalys' },
  variables: ['provider_type', 'provider_country', 'provider_status', 'client_type', 'client_country'],
  belongs: () => true,
  paragraphs,
};
