import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Settles the last invoice, the handing over of paid work and the return of materials. */
export const handover: Clause = {
  id: 'handover',
  name: { en: 'After the end: handover', lt: 'Sutarties pabaiga ir perdavimas' },
  variables: ['freelance_type', 'contract_style', 'payment_structure'],
  belongs: () => true,
  paragraphs,
};
