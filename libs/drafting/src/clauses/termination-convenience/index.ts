import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Lets both sides leave with notice and makes sure that work done is paid. */
export const terminationConvenience: Clause = {
  id: 'termination-convenience',
  name: { en: 'Termination with notice', lt: 'Sutarties nutraukimas įspėjus' },
  variables: [
    'termination_notice_days',
    'governing_law',
    'contract_style',
    'payment_structure',
    'provider_type',
  ],
  belongs: () => true,
  paragraphs,
};
