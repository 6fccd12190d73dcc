import type { Clause } from '../../writing/clause.js';
import { paragraphs } from './paragraphs.js';

/** Fixes what is paid, in which currency and how it is calculated. */
export const fees: Clause = {
  id: 'fees',
  name: { en: 'Fees', lt: 'Kaina' },
  variables: [
    'payment_structure',
    'payment_amount',
    'currency',
    'hours_cap',
    'monthly_hours_cap',
    'unit_name',
    'unit_cap',
    'extra_hourly_rate',
    'milestones',
    'contract_style',
    'governing_law',
    'provider_country',
  ],
  belongs: () => true,
  paragraphs,
};
