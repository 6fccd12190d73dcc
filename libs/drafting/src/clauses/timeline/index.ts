import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Fixes when the work starts and ends and what happens to the dates when the client is late. */
export const timeline: Clause = {
  id: 'timeline',
  name: { en: 'Timeline and milestones', lt: 'Terminai ir etapai' },
  variables: [
    'starting_work_date',
    'final_deadline',
    'milestones',
    'payment_structure',
    'payment_amount',
    'currency',
    'contract_style',
  ],
  belongs: () => true,
  paragraphs,
};
