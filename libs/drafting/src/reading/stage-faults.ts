import type { Answers } from '../terms/answers.js';
import { answerReader } from './answer-reader.js';
import { milestonePlan, planState } from './milestone-plan.js';
import { amountOfRow, rowOfLine } from './milestone-rows.js';
import { readPayment } from './payment.js';
import { cleanLines } from './text.js';

/** Why the price and the stages of the work cannot both stand as they are. */
export type StageFault =
  /** It is paid by stages, and there are none; or what they come to is not the price. */
  | { readonly key: 'milestones'; readonly reason: 'no-stages' | 'price' }
  /** Nothing says what is paid for the stage; or something does, and the work is not paid by stages. */
  | {
      readonly key: 'milestones';
      readonly reason: 'no-amount' | 'idle-amount';
      /** Which row, from 0, as the rows were filled in. */
      readonly at: number;
    };

/**
 * What is wrong with what is paid for the stages. The wizard does not let its step be left with any of it, the summary names it,
 * and no contract is sold with it.
 */
export function stageFaultsOf(answers: Answers): StageFault[] {
  const read = answerReader(answers);
  const { structure, currency } = readPayment(read);
  const isPaidByStages = structure === 'milestones';
  const rows = read.rows('milestones') ?? cleanLines(read.raw('milestones') ?? '').map(rowOfLine);
  const filled = rows.flatMap((row, at) => {
    const isBlank = [row.name, row.date, row.amount, row.acceptance ?? ''].every((cell) => !cell.trim());
    return isBlank ? [] : [{ at, hasAmount: amountOfRow(row, currency) !== undefined }];
  });
  if (!isPaidByStages)
    return filled
      .filter(({ hasAmount }) => hasAmount)
      .map(({ at }) => ({ key: 'milestones', reason: 'idle-amount', at }));
  if (filled.length === 0) return [{ key: 'milestones', reason: 'no-stages' }];
  const open = filled.filter(({ hasAmount }) => !hasAmount);
  const state = planState(milestonePlan(answers));
  return [
    ...open.map(({ at }): StageFault => ({ key: 'milestones', reason: 'no-amount', at })),
    ...(state === 'less' || state === 'more' ? [{ key: 'milestones', reason: 'price' } as const] : []),
  ];
}
