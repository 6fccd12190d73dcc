import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const expenses: Clause = {
  id: 'expenses',
  name: { en: 'Expenses', lt: 'Išlaidos' },
  purpose: {
    en: 'Says who bears travel, licences, advertising and other costs of the work.',
    lt: 'Nustato, kas apmoka keliones, licencijas, reklamą ir kitas su darbu susijusias išlaidas.',
  },
  category: 'commercial',
  riskFactor: 2,
  variables: ['expenses', 'expense_cap', 'freelance_type', 'contract_style', 'currency'],
  belongs: () => true,
  paragraphs,
};
