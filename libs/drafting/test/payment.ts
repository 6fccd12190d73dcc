import type { Payment } from '../src/terms/terms.js';

/** A price of 4,800 euros, or 80 an hour, 0.12 a word, 1,500 a month, 8 percent. */
const USUAL_AMOUNTS: Readonly<Record<Payment['structure'], number | undefined>> = {
  fixed: 4800,
  milestones: 4800,
  hourly: 80,
  unit: 0.12,
  retainer: 1500,
  commission: 8,
  other: undefined,
};

/** How a contract under test is paid. */
export const paid = (
  structure: Payment['structure'],
  changes: Partial<Payment> = {},
): { payment: Payment } => ({
  payment: {
    structure,
    structureText: undefined,
    amount: USUAL_AMOUNTS[structure],
    currency: 'EUR',
    hoursCap: undefined,
    monthlyHours: undefined,
    unitText: undefined,
    unitCap: undefined,
    feeTime: 'usual',
    ...changes,
  },
});
