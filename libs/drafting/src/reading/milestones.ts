import type { MilestoneRow } from '../questions/keys.js';
import type { Milestone } from '../terms.js';
import { parseDate } from './date.js';
import { amountOfRow, isAmount, isPercent } from './milestone-rows.js';
import { HIGHEST_AMOUNT, parseNumber, positive, within } from './number.js';
import { cleanLines, cleanText } from './text.js';

/**
 * Rows as they were filled in, or one milestone a line: `name | date | amount or percent`, also with `;`. A part that is
 * neither date nor money is left out rather than guessed, as is a row without a name. A percentage of a known price becomes money; when the percentages make 100, the last
 * milestone takes what rounding leaves, so that the amounts make the price.
 */
export function readMilestones(
  raw: string | readonly MilestoneRow[],
  price: number | undefined,
): Milestone[] {
  const read = typeof raw === 'string' ? cleanLines(raw).map(readLine) : raw.map(readRow);
  const milestones = read.filter((milestone) => milestone !== undefined);
  return price === undefined ? milestones : withAmounts(milestones, price);
}

function readRow(row: MilestoneRow): Milestone | undefined {
  const name = cleanText(row.name);
  if (name === undefined) return undefined;
  const amount = amountOfRow(row);
  const isPart = row.unit === 'percent';
  return {
    name,
    date: parseDate(row.date),
    amount: isPart ? undefined : amount,
    percent: isPart ? amount : undefined,
  };
}

function readLine(line: string): Milestone | undefined {
  const [first = '', ...rest] = line.split(/[|;\t]/).map((cell) => cell.trim());
  const name = cleanText(first);
  if (name === undefined) return undefined;
  const date = rest.map(parseDate).find((found) => found !== undefined);
  const money = rest.filter((cell) => parseDate(cell) === undefined);
  const percent = money.filter(isPercent).map(parseNumber)[0];
  const amount = money.filter(isAmount).map(parseNumber)[0];
  return {
    name,
    date,
    amount: positive(amount, HIGHEST_AMOUNT),
    percent: positive(percent, 100),
  };
}

function withAmounts(milestones: readonly Milestone[], price: number): Milestone[] {
  const total = milestones.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const isComplete =
    milestones.every(({ percent }) => percent !== undefined) && Math.abs(total - 100) < 0.001;
  let shared = 0;
  return milestones.map((milestone, at) => {
    if (milestone.percent === undefined) return milestone;
    const isLast = isComplete && at === milestones.length - 1;
    const amount = within(isLast ? price - shared : (price * milestone.percent) / 100, [0, price], 2);
    shared += amount;
    return { ...milestone, amount };
  });
}
