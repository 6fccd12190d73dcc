import type { Answers } from '../terms/answers.js';
import type { Currency, Milestone } from '../terms/terms.js';
import { answerReader } from './answer-reader.js';
import { isWhole, readMilestones } from './milestones.js';
import { isPriced, readPayment } from './payment.js';

/** What the stages come to, beside the price that they are parts of. */
export interface MilestonePlan {
  readonly milestones: readonly Milestone[];
  readonly currency: Currency;
  /** Undefined while it is not answered, or where the work has no one price. */
  readonly price: number | undefined;
  /** Money of all stages that have an amount; undefined when none has. */
  readonly total: number | undefined;
  /** Parts of all stages that have one, where the price they are parts of is not known; undefined when none has. */
  readonly percent: number | undefined;
  /** The price is paid by these stages. */
  readonly isPaidByStages: boolean;
  /** Every stage says what is paid for it. */
  readonly isComplete: boolean;
}

/** Reads only what stages need, so that it is quick enough for every key that is pressed. */
export function milestonePlan(answers: Answers): MilestonePlan {
  const read = answerReader(answers);
  const payment = readPayment(read);
  const price = isPriced(payment) ? payment.amount : undefined;
  const milestones = readMilestones(
    read.rows('milestones') ?? read.raw('milestones') ?? '',
    price,
    payment.currency,
  );
  const amounts = milestones.map(({ amount }) => amount).filter((amount) => amount !== undefined);
  const percents = milestones.flatMap(({ amount, percent }) =>
    amount === undefined && percent !== undefined ? [percent] : [],
  );
  return {
    milestones,
    currency: payment.currency,
    price,
    total: sumOf(amounts),
    percent: sumOf(percents),
    isPaidByStages: payment.structure === 'milestones',
    isComplete: milestones.length > 0 && amounts.length + percents.length === milestones.length,
  };
}

export type PlanState = 'none' | 'sum' | 'whole' | 'less' | 'more';

/** How what the stages come to compares with the price. */
export function planState(plan: MilestonePlan): PlanState {
  const { milestones, total, percent = 0, price, isComplete, isPaidByStages } = plan;
  if (!isPaidByStages || (total === undefined && plan.percent === undefined)) return 'none';
  if (total === undefined) {
    if (isWhole(percent, milestones.length)) return 'whole';
    return percent > 100 ? 'more' : isComplete ? 'less' : 'sum';
  }
  if (price === undefined || plan.percent !== undefined) return 'sum';
  if (total > price) return 'more';
  if (total === price) return 'whole';
  return isComplete ? 'less' : 'sum';
}

/** To the cent: sums of decimals are not exact. */
const sumOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + Math.round(number * 100), 0) / 100;
