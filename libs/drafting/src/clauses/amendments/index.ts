import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Keeps either party from changing the contract alone. */
export const amendments: Clause = {
  id: 'amendments',
  name: { en: 'Amendments', lt: 'Sutarties keitimas' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
