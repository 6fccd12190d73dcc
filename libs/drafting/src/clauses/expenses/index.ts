import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says who bears travel, licences, advertising and other costs of the work. */
export const expenses: Clause = {
  id: 'expenses',
  name: { en: 'Expenses', lt: 'Išlaidos' },
  variables: ['expenses', 'expense_cap', 'freelance_type', 'contract_style', 'currency'],
  belongs: () => true,
  paragraphs,
};
