import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Sets the steps from a conversation to the court, and which court decides. */
export const disputes: Clause = {
  id: 'disputes',
  name: { en: 'Disputes', lt: 'Ginčų sprendimas' },
  variables: ['dispute_resolution', 'governing_law', 'court_city', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
