import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says how the parties give each other formal notice and when it counts as received. */
export const notices: Clause = {
  id: 'notices',
  name: { en: 'Notices', lt: 'Pranešimai' },
  variables: ['contract_style'],
  belongs: () => true,
  paragraphs,
};
