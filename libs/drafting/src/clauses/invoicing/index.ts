import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Says when invoices are issued, when they are due and how a disputed invoice is handled. */
export const invoicing: Clause = {
  id: 'invoicing',
  name: { en: 'Invoicing and payment', lt: 'Sąskaitos ir mokėjimas' },
  variables: [
    'payment_due_days',
    'payment_structure',
    'monthly_fee_time',
    'payment_amount',
    'contract_style',
    'governing_law',
    'provider_country',
    'currency',
    'deposit_percent',
  ],
  belongs: () => true,
  paragraphs,
};
