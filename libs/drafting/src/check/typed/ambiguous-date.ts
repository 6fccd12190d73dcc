import type { Sentence } from '../segment.js';
import { isFooter } from '../skipped.js';

const NUMERIC = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?![\d/-]|\.\d)/gu;
const isMonth = (digits: string | undefined) => Number(digits) >= 1 && Number(digits) <= 12;

/** A date such as 03/04/2025, where day and month can be read both ways. */
export function ambiguousDate(plain: string): string | undefined {
  for (const [date, first, second] of plain.matchAll(NUMERIC))
    if (isMonth(first) && isMonth(second) && Number(first) !== Number(second)) return date;
  return undefined;
}

export const withAmbiguousDate = (sentences: readonly Sentence[]): Sentence | undefined =>
  sentences.find(({ plain }) => !isFooter(plain) && ambiguousDate(plain) !== undefined);
