import { dayFaultsOf, lacksExpenseLimit, type DayFault } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { meetsPrice } from './milestone-plan.js';

/** Answers that each could stand, and not together; the key is that of the field where it is said. */
export type Misfit =
  | DayFault
  | { readonly key: 'milestones'; readonly reason: 'price' }
  | { readonly key: 'expense_cap'; readonly reason: 'no-limit' };

/**
 * What of the answers does not go together: days out of order, sums that do not make the price, a limit of expenses that is not
 * named. No contract is sold with any of it.
 */
export const misfitsIn = (answers: Answers): Misfit[] => [
  ...dayFaultsOf(answers),
  ...(meetsPrice(answers) ? [] : [{ key: 'milestones', reason: 'price' } as const]),
  ...(lacksExpenseLimit(answers) ? [{ key: 'expense_cap', reason: 'no-limit' } as const] : []),
];
