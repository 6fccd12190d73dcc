import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const timeline: Clause = {
  id: 'timeline',
  name: { en: 'Timeline and milestones', lt: 'Terminai ir etapai' },
  purpose: {
    en: 'Fixes when the work starts and ends and what happens to the dates when the client is late.',
    lt: 'Nustato, kada Paslaugos pradedamos ir baigiamos ir kaip terminai keičiasi, kai vėluoja Klientas.',
  },
  category: 'essential',
  riskFactor: 4,
  variables: ['starting_work_date', 'final_deadline', 'milestones', 'payment_structure', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
