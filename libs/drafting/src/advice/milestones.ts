import type { Milestone } from '../terms/terms.js';

/** As the wizard stores them: a line each, `name | date | amount or percentage`. */
export const milestoneLines = (milestones: readonly Milestone[]): string =>
  milestones
    .map(({ name, date, amount, percent }) =>
      [name, date, amount === undefined ? percent && `${percent}%` : String(amount)]
        .filter((cell) => cell !== undefined && cell !== '')
        .join(' | '),
    )
    .join('\n');

const cents = (amount: number): number => Math.round(amount * 100);

/** Parts of a price in the given proportions, to the cent; the last takes what rounding leaves. */
export function sharesOf(price: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const whole = weights.slice(0, -1).map((weight) => Math.floor((cents(price) * weight) / total));
  const rest = cents(price) - whole.reduce((sum, share) => sum + share, 0);
  return [...whole, rest].map((share) => share / 100);
}

/** The same milestones paid so that they make the price: the last takes the difference, or each its share where that is too little. */
export function matchingPrice(milestones: readonly Milestone[], price: number): Milestone[] {
  const amounts = milestones.map(({ amount }) => amount ?? 0);
  const others = amounts.slice(0, -1).reduce((sum, amount) => sum + cents(amount), 0);
  const rest = (cents(price) - others) / 100;
  const shares = rest > 0 ? [...amounts.slice(0, -1), rest] : sharesOf(price, amounts);
  return milestones.map((milestone, at) => ({ ...milestone, percent: undefined, amount: shares[at] }));
}
