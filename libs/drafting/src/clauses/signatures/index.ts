import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says how the contract may be signed, by hand or electronically, and in how many copies. */
export const signatures: Clause = {
  id: 'signatures',
  name: { en: 'Signatures', lt: 'Parašai' },
  variables: ['contract_language'],
  belongs: () => true,
  paragraphs,
};
