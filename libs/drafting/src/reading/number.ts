/** Digits grouped by spaces or apostrophes ("12 500", "1'000"), or any run of digits, points and commas. */
const NUMBER = /(-|−)?\s*((?:\d{1,3}(?:[\s'’]\d{3})+(?!\d)|\d+)(?:[.,]\d+)*)/u;

/**
 * The first number in a text, however it is written: "4 800,50", "4.800,50", "4,800.50", "€4800", "14 days".
 * A single separator before exactly three digits groups thousands ("4,800"), since money has no third decimal.
 * `undefined` when there is none or it is negative.
 */
export function parseNumber(text: string): number | undefined {
  const match = NUMBER.exec(text.slice(0, 200));
  const digits = match?.[2]?.replace(/[\s'’]/gu, '');
  if (digits === undefined || match?.[1] !== undefined) return undefined;
  const value = Number(plainDecimal(digits));
  return Number.isFinite(value) ? value : undefined;
}

function plainDecimal(digits: string): string {
  const separators = digits.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return digits;
  const isThousands = new Set(separators).size === 1 && /^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(digits);
  const decimalAt = isThousands ? digits.length : digits.lastIndexOf(last);
  const whole = digits.slice(0, decimalAt).replace(/[.,]/g, '');
  return `${whole}.${digits.slice(decimalAt + 1)}`;
}

/** Nearest value with at most `decimals` decimals inside the bounds. */
export function within(value: number, [low, high]: readonly [number, number], decimals = 0): number {
  const scale = 10 ** decimals;
  return Math.min(high, Math.max(low, Math.round((value + Number.EPSILON) * scale) / scale));
}

/** Money in a contract is below a thousand million; what is above it was mistyped. */
export const HIGHEST_AMOUNT = 999_999_999.99;

/** To two decimals; `undefined` where it is nothing or above the limit, since a wrong sum is worse than a gap. */
export function positive(value: number | undefined, limit: number): number | undefined {
  if (value === undefined || value > limit) return undefined;
  const rounded = within(value, [0, limit], 2);
  return rounded > 0 ? rounded : undefined;
}
