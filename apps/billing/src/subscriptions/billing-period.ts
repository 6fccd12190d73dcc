/** From `start` up to, not including, `end`. */
export interface BillingPeriod {
  readonly start: Date;
  readonly end: Date;
}

/**
 * The monthly period of a subscription that holds this moment, counted in UTC from the moment it began. A subscription of
 * the 31st renews on the last day of shorter months and on the 31st again afterwards.
 */
export function billingPeriodAt(anchor: Date, now: Date): BillingPeriod {
  if (now < anchor) throw new RangeError('the moment lies before the subscription');
  const months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth();
  const first = monthsAfter(anchor, months) > now ? months - 1 : months;
  return { start: monthsAfter(anchor, first), end: monthsAfter(anchor, first + 1) };
}

function monthsAfter(anchor: Date, months: number): Date {
  const year = anchor.getUTCFullYear();
  const month = anchor.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(anchor);
  date.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), lastDay));
  return date;
}
