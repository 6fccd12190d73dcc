import type { Clause } from '../../writing/clause.js';
import { takesDeposit } from '../../terms/engagement.js';
import { paragraphs } from './paragraphs.js';

/** Has part of the price paid before the work starts, so that both sides are committed. */
export const deposit: Clause = {
  id: 'deposit',
  name: { en: 'Deposit', lt: 'Avansas' },
  variables: [
    'deposit_percent',
    'payment_structure',
    'payment_amount',
    'contract_style',
    'currency',
    'final_deadline',
    'deliverables',
  ],
  belongs: (terms) => takesDeposit(terms),
  paragraphs,
};
