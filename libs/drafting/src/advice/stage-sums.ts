import type { Situation } from './situation.js';

const SMALLEST_DIFFERENCE = 0.01;

/** What the stages come to together, where all of them have a sum and it is not the price. */
export function otherSum({ terms }: Situation): number | undefined {
  const { payment, milestones } = terms;
  if (payment.structure !== 'milestones' || payment.amount === undefined || milestones.length === 0)
    return undefined;
  if (milestones.some(({ amount }) => amount === undefined)) return undefined;
  const sum = milestones.reduce((total, { amount = 0 }) => total + amount, 0);
  return Math.abs(sum - payment.amount) < SMALLEST_DIFFERENCE ? undefined : sum;
}

/** Whether it is paid by stages, and some of them have no part of the price. */
export function hasOpenStages({ terms }: Situation): boolean {
  const { payment, milestones } = terms;
  if (payment.structure !== 'milestones') return false;
  const open = milestones.filter(({ amount, percent }) => (amount ?? percent) === undefined);
  return open.length === milestones.length || (payment.amount !== undefined && open.length > 0);
}
