import { additionalRate } from '../terms/engagement.js';
import type { Situation } from './situation.js';

/** Of a month, when nothing else says how much a retainer covers. */
const HOURS_A_MONTH = 20;
/** Of a working day, on which a freelancer has other clients too. */
const HOURS_A_DAY = 4;
const WORKING_DAYS_A_WEEK = 5;
const EXPENSE_SHARE = 0.1;
const ROUND_TO = 10;

const rounded = (value: number, to: number): string => String(Math.max(to, Math.round(value / to) * to));

/** The price, when the milestones already say it. */
export function knownAmount({ terms }: Situation): string | undefined {
  const { payment, milestones } = terms;
  const amounts = milestones.map(({ amount }) => amount);
  const isPrice = payment.structure === 'fixed' || payment.structure === 'milestones';
  if (payment.amount !== undefined || !isPrice || amounts.length === 0) return undefined;
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? Number.NaN), 0);
  return Number.isNaN(sum) ? undefined : String(Math.round(sum * 100) / 100);
}

export function hoursCap({ terms, days }: Situation): string | undefined {
  const { structure, amount, hoursCap: known } = terms.payment;
  if (known !== undefined) return String(known);
  if (structure === 'retainer') {
    const { extraRate } = terms;
    if (amount === undefined || extraRate === undefined) return String(HOURS_A_MONTH);
    return String(Math.max(1, Math.floor(amount / extraRate)));
  }
  if (structure !== 'hourly' || days === undefined) return undefined;
  return rounded((days / 7) * WORKING_DAYS_A_WEEK * HOURS_A_DAY, ROUND_TO);
}

export const expenseCap = ({ price }: Situation): string | undefined =>
  price === undefined ? undefined : rounded(price * EXPENSE_SHARE, ROUND_TO);

export function additionalRateOf({ terms }: Situation): string | undefined {
  const known = additionalRate(terms);
  if (known !== undefined) return String(known);
  const { structure, amount, hoursCap: hours } = terms.payment;
  const isHourly = structure === 'retainer' && amount !== undefined && hours !== undefined;
  return isHourly ? String(Math.ceil(amount / hours)) : undefined;
}
