import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const scope: Clause = {
  id: 'scope',
  name: { en: 'Scope of the Services', lt: 'Paslaugų apimtis' },
  purpose: {
    en: 'Says what the provider does and hands over, and what is not included.',
    lt: 'Nustato, ką Paslaugų teikėjas daro ir perduoda ir kas į Paslaugas neįeina.',
  },
  category: 'essential',
  riskFactor: 5,
  variables: ['freelance_type', 'scope_of_work', 'deliverables', 'exclusions', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
