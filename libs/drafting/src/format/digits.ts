export const NBSP = '\u00a0';

/** Groups the digits of a whole part by three: "1234567" → "1,234,567". */
function group(digits: string, separator: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** Hundredths of an amount as a whole number, so that sums of money never show a float's tail. */
export function toCents(amount: number): number {
  return Math.round((amount + Number.EPSILON) * 100);
}

/** Exactly two decimals: (4800, ",", ".") → "4,800.00". */
export function twoDecimals(amount: number, separator: string, point: string): string {
  const cents = toCents(amount);
  const whole = String(Math.trunc(cents / 100));
  return `${group(whole, separator)}${point}${centPart(amount)}`;
}

/** Whether two decimals say all of an amount. */
export const isInCents = (amount: number): boolean => Math.abs(toCents(amount) / 100 - amount) < 0.000_01;

/** The two digits after the point. */
export function centPart(amount: number): string {
  return String(toCents(amount) % 100).padStart(2, '0');
}

/** At most four decimals and no trailing zeros: (12500.5, " ", ",") → "12 500,5". */
export function decimal(value: number, separator: string, point: string): string {
  const [whole = '0', fraction] = String(Math.round(value * 10_000) / 10_000).split('.');
  return fraction === undefined ? group(whole, separator) : `${group(whole, separator)}${point}${fraction}`;
}

/** The numbers of a date `YYYY-MM-DD`. */
export function dateParts(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}
