import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Pays the provider for the time that it reserved when the client ends the work early. */
export const killFee: Clause = {
  id: 'kill-fee',
  name: { en: 'Cancellation fee', lt: 'Kompensacija už Sutarties nutraukimą' },
  variables: [
    'kill_fee_percent',
    'payment_structure',
    'governing_law',
    'contract_style',
    'final_deadline',
    'deliverables',
  ],
  belongs: (terms) => terms.killFeePercent > 0 && terms.payment.structure !== 'commission',
  paragraphs,
};
