import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const exclusivity: Clause = {
  id: 'exclusivity',
  name: { en: 'Exclusivity', lt: 'Išimtinumas' },
  purpose: {
    en: 'Keeps the provider from working for a few named competitors while the work lasts, and for nothing longer.',
    lt: 'Tik kol trunka darbas, neleidžia Paslaugų teikėjui dirbti keliems įvardytiems konkurentams.',
  },
  category: 'risk',
  riskFactor: 5,
  variables: ['optional_clauses', 'contract_style'],
  belongs: (terms) => terms.optionalClauses.has('exclusivity'),
  paragraphs,
};
