import { dayFaultsOf, type DayFault } from '@pactwright/drafting';
import type { Answers } from '@pactwright/protocol';
import { meetsPrice } from './milestone-plan.js';

/** Answers that each could stand, and not together; the key is that of the field where it is said. */
export type Misfit = DayFault | { readonly key: 'milestones'; readonly reason: 'price' };

/** What of the answers does not go together: days out of order, and sums that do not make the price. */
export const misfitsIn = (answers: Answers): Misfit[] => [
  ...dayFaultsOf(answers),
  ...(meetsPrice(answers) ? [] : [{ key: 'milestones', reason: 'price' } as const]),
];
