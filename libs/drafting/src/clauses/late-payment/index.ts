import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Sets the interest on late payment and lets the provider pause work until it is paid. */
export const latePayment: Clause = {
  id: 'late-payment',
  name: { en: 'Late payment', lt: 'Pavėluotas mokėjimas' },
  variables: ['late_interest', 'governing_law', 'contract_style'],
  belongs: () => true,
  paragraphs,
};
