import type Stripe from 'stripe';

/**
 * The end of the period that begins at `start`, counted in UTC from the moment the subscription began: one of the 31st
 * renews on the last day of shorter months.
 * @param anchor in seconds
 * @param start in seconds
 */
export function periodEndAfter(
  anchor: number,
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null,
  start: number,
) {
  const { interval, interval_count: count } = recurring ?? { interval: 'month', interval_count: 1 };
  for (let periods = 1; ; periods += 1) {
    const end = after(anchor, String(interval), periods * count);
    if (end > start) return end;
  }
}

const DAY = 24 * 60 * 60;

function after(anchor: number, interval: string, count: number) {
  if (interval === 'day') return anchor + count * DAY;
  if (interval === 'week') return anchor + count * 7 * DAY;
  const months = interval === 'year' ? count * 12 : count;
  const date = new Date(anchor * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  date.setUTCFullYear(year, month, Math.min(date.getUTCDate(), lastDay));
  return date.getTime() / 1000;
}
