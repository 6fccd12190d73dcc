import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Makes sure that more or different work is agreed with its price and time before it is done. */
export const changeControl: Clause = {
  id: 'change-control',
  name: { en: 'Changes and additional work', lt: 'Pakeitimai ir papildomi darbai' },
  variables: [
    'freelance_type',
    'extra_hourly_rate',
    'payment_structure',
    'contract_style',
    'payment_amount',
    'currency',
  ],
  belongs: () => true,
  paragraphs,
};
