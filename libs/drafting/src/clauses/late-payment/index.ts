import type { Clause } from '../../clause.js';
import { paragraphs } from './paragraphs.js';

export const latePayment: Clause = {
  id: 'late-payment',
  name: { en: 'Late payment', lt: 'Pavėluotas mokėjimas' },
  purpose: {
    en: 'Sets the interest on late payment and lets the provider pause work until it is paid.',
    lt: 'Nustato palūkanas ar delspinigius už pavėluotą mokėjimą ir teisę sustabdyti Paslaugas.',
  },
  category: 'commercial',
  riskFactor: 4,
  variables: ['late_interest', 'governing_law', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
