import {
  dayFaultsOf,
  lacksExpenseLimit,
  openGapsOf,
  stageFaultsOf,
  endFaultsOf,
  type DayFault,
  type EndFault,
  type OpenGap,
  type StageFault,
} from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';

/** Answers that each could stand, and not together; the key is that of the field where it is said. */
export type Misfit =
  | DayFault
  | EndFault
  | StageFault
  | OpenGap
  | { readonly key: 'expense_cap'; readonly reason: 'no-limit' };

/**
 * What of the answers does not go together: days out of order, a price for work without an end, stages that are paid for and name no sum, sums that do not make the price, a limit of expenses that is not
 * named, a gap that was typed. No contract is sold with any of it.
 */
export const misfitsIn = (answers: Answers): Misfit[] => [
  ...dayFaultsOf(answers),
  ...endFaultsOf(answers),
  ...stageFaultsOf(answers),
  ...openGapsOf(answers),
  ...(lacksExpenseLimit(answers) ? [{ key: 'expense_cap', reason: 'no-limit' } as const] : []),
];
