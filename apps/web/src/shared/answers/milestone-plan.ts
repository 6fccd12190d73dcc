import { amountOfRow, milestonePlan, type MilestonePlan } from '@pactwright/drafting';
import { isBlankRow, type Answers, type MilestoneRow } from '@pactwright/protocol';
import { formatWizardDate } from './dates.js';

/** What the rows of stages are judged by. */
export const PLAN_KEYS = [
  'milestones',
  'payment_structure',
  'payment_structure_other',
  'payment_amount',
  'currency',
  'currency_other',
  'starting_work_date',
  'final_deadline',
] as const;

export interface RowProblems {
  /** Other cells are filled in, and without a name the stage is left out. */
  readonly isNameMissing: boolean;
  readonly isAmountWrong: boolean;
  readonly isOutsideTheWork: boolean;
}

/** What is wrong with a row; dates are judged by the start and the end of the work where these are known. */
export function rowProblems(row: MilestoneRow, answers: Answers): RowProblems {
  const { starting_work_date: start, final_deadline: end } = answers;
  const isBefore = typeof start === 'string' && start !== '' && row.date < start;
  const isAfter = typeof end === 'string' && end !== '' && row.date > end;
  return {
    isNameMissing: row.name.trim() === '' && !isBlankRow(row),
    isAmountWrong: row.amount.trim() !== '' && amountOfRow(row) === undefined,
    isOutsideTheWork: row.date !== '' && (isBefore || isAfter),
  };
}

export type PlanState = 'none' | 'sum' | 'whole' | 'less' | 'more';

/** How what the stages come to compares with the price. */
export function planState({ total, percent, price, isComplete }: MilestonePlan): PlanState {
  if (total === undefined && percent === undefined) return 'none';
  if (total === undefined) return percent === 100 ? 'whole' : (percent ?? 0) > 100 ? 'more' : 'sum';
  if (price === undefined || percent !== undefined) return 'sum';
  if (total > price) return 'more';
  if (total === price) return 'whole';
  return isComplete ? 'less' : 'sum';
}

/** Stages to read, one a line: "Design – Mar 1, 2027 – 40%". */
export function shownRows(rows: readonly MilestoneRow[], answers: Answers): string {
  const { currency } = milestonePlan(answers);
  return rows
    .map(({ name, date, amount, unit }) => {
      const isBare = unit === 'percent' || /^[\d\s.,'’]+$/.test(amount);
      const paid =
        amount.trim() && `${amount.trim()}${isBare ? (unit === 'percent' ? '%' : ` ${currency}`) : ''}`;
      return [name.trim(), formatWizardDate(date), paid].filter(Boolean).join(' – ');
    })
    .filter((line) => line !== '')
    .join('\n');
}
