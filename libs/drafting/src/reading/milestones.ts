import type { MilestoneRow } from '../terms/answers.js';
import type { Currency, Milestone } from '../terms/terms.js';
import { parseDate } from './date.js';
import { amountOfRow, rowOfLine } from './milestone-rows.js';
import { within } from './number.js';
import { cleanLines, cleanText } from './text.js';

/**
 * Rows as they were filled in, or one milestone a line: `name | date | amount or percent`, also with `;`. Nothing is lost:
 * what is neither date nor money stays with the name, and a stage without a name is called by its number. A percentage of a
 * known price becomes money; when the percentages make 100, give or take what rounding each of them leaves (three times
 * 33.33), the last milestone takes the rest, so that the amounts make the price.
 */
export function readMilestones(
  raw: string | readonly MilestoneRow[],
  price: number | undefined,
  currency?: Currency,
): Milestone[] {
  const rows = typeof raw === 'string' ? cleanLines(raw).map(rowOfLine) : raw;
  const milestones = rows
    .map((row, at) => readRow(row, at, currency))
    .filter((milestone) => milestone !== undefined);
  return price === undefined ? milestones : withAmounts(milestones, price);
}

function readRow(row: MilestoneRow, at: number, currency: Currency | undefined): Milestone | undefined {
  const amount = amountOfRow(row, currency);
  const date = parseDate(row.date);
  const typed = row.unit === 'percent' && row.amount.trim() !== '' ? `${row.amount} %` : row.amount;
  const unread = [date === undefined ? row.date : '', amount === undefined ? typed : ''].flatMap(
    /* The sign keeps to its number, by a space that both languages can have. */
    (cell) => cleanText(cell)?.replace(/ %$/, '\u202f%') ?? [],
  );
  const name = cleanText(row.name);
  const acceptance = cleanText(row.acceptance ?? '');
  if ([name, date, amount, acceptance].every((cell) => cell === undefined) && unread.length === 0)
    return undefined;
  const called = name ?? String(at + 1);
  const isPart = row.unit === 'percent';
  return {
    name: unread.length === 0 ? called : `${called} (${unread.join('; ')})`,
    date,
    amount: isPart ? undefined : amount,
    percent: isPart ? amount : undefined,
    ...(acceptance !== undefined && { acceptance }),
  };
}

/** Percent given with two decimals are rounded by at most half a hundredth each. */
export const isWhole = (percents: number, parts: number): boolean =>
  Math.abs(percents - 100) <= 0.005 * parts + 0.001;

function withAmounts(milestones: readonly Milestone[], price: number): Milestone[] {
  const total = milestones.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const isComplete =
    milestones.every(({ percent }) => percent !== undefined) && isWhole(total, milestones.length);
  let shared = 0;
  return milestones.map((milestone, at) => {
    if (milestone.percent === undefined) return milestone;
    const isLast = isComplete && at === milestones.length - 1;
    const amount = within(isLast ? price - shared : (price * milestone.percent) / 100, [0, price], 2);
    shared += amount;
    return { ...milestone, amount };
  });
}
