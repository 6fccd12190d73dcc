import {
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX,
} from '../facts/milestones.js';
import type { MilestoneRow } from '../terms/answers.js';
import type { Currency } from '../terms/terms.js';
import { parseDate } from './date.js';
import { figureOf, MONEY_OF_ROW, PART_OF_ROW } from './answer-figures.js';
import { cleanLines } from './text.js';

const PERCENT = /%|\bpercent\b|\bproc/i;
/** A number with at most a currency around it. */
const AMOUNT = /^\p{L}{0,4}\s*\p{Sc}?\s*\d[\d\s.,'’]*\p{Sc}?\s*\p{L}{0,4}\.?$/u;
const DIGITS = /\d(?:[\d\s.,'’]*\d)?/u;

const isPercent = (cell: string): boolean => PERCENT.test(cell);
const isAmount = (cell: string): boolean => AMOUNT.test(cell) && !PERCENT.test(cell);

/**
 * Stages written one a line, `name | date | amount or percent`, also with `;`, as rows. Nothing is lost: a part that is
 * neither date nor money stays with the name. Undefined for a text that rows cannot hold.
 */
export function rowsOfLines(text: string): MilestoneRow[] | undefined {
  const rows = cleanLines(text).map(rowOfLine);
  const fits = rows.every(
    ({ name, amount }) =>
      name.length <= MILESTONE_NAME_MAX_LENGTH && amount.length <= MILESTONE_AMOUNT_MAX_LENGTH,
  );
  return fits && rows.length <= MILESTONES_MAX ? rows : undefined;
}

export function rowOfLine(line: string): MilestoneRow {
  const [name = '', ...cells] = line.split(/[|;\t]/).map((cell) => cell.trim());
  const date = cells.find((cell) => parseDate(cell) !== undefined);
  const others = cells.filter((cell) => cell !== date && cell !== '');
  const money =
    others.find((cell) => isPercent(cell) && DIGITS.test(cell)) ?? others.find((cell) => isAmount(cell));
  const rest = others.filter((cell) => cell !== money);
  const unit = money !== undefined && isPercent(money) ? 'percent' : 'money';
  return {
    name: rest.length === 0 ? name : `${name} (${rest.join('; ')})`.trim(),
    date: parseDate(date ?? '') ?? '',
    amount: (unit === 'percent' ? DIGITS.exec(money ?? '')?.[0] : money) ?? '',
    unit,
  };
}

/** The same the other way: what a suggestion goes on from. */
export const linesOfRows = (rows: readonly MilestoneRow[]): string =>
  rows
    .map(({ name, date, amount, unit }) =>
      [name.trim(), date, amount.trim() && (unit === 'percent' ? `${amount.trim()}%` : amount.trim())]
        .filter((cell) => cell !== '')
        .join(' | '),
    )
    .filter((line) => line !== '')
    .join('\n');

type RowAmount = Pick<MilestoneRow, 'amount' | 'unit'>;

/** The figure of a row in its unit, or why it is none. */
export const figureOfRow = ({ amount, unit }: RowAmount, currency?: Currency): ReturnType<typeof figureOf> =>
  figureOf(amount, unit === 'percent' ? PART_OF_ROW : MONEY_OF_ROW, currency);

/**
 * What the amount of a row says, in its unit; undefined where it is no amount, a part above the whole, or money of another
 * currency than this.
 */
export function amountOfRow(row: RowAmount, currency?: Currency): number | undefined {
  const found = figureOfRow(row, currency);
  return 'value' in found ? found.value : undefined;
}
