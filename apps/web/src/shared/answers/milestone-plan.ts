import {
  amountOfRow,
  dayFaultsOf,
  isWhole,
  milestonePlan,
  type DayFault,
  type MilestonePlan,
} from '@pactwright/drafting';
import { isBlankRow, type Answers, type MilestoneRow } from '@pactwright/protocol';
import { formatWizardDate } from './dates.js';

/** What the rows of stages are judged by. */
export const PLAN_KEYS = [
  'contract_language',
  'prevailing_language',
  'milestones',
  'payment_structure',
  'payment_structure_other',
  'payment_amount',
  'currency',
  'currency_other',
  'starting_work_date',
  'final_deadline',
] as const;

export type StageDayFault = Extract<DayFault, { key: 'milestones' }>;

export interface RowProblems {
  /** Other cells are filled in, and without a name the stage is left out. */
  readonly isNameMissing: boolean;
  readonly isAmountWrong: boolean;
  /** There is an amount, and the price is not paid by stages. */
  readonly isAmountIdle: boolean;
  /** Its day is not where it has to be beside the others. */
  readonly dayFault: StageDayFault | undefined;
  readonly isPast: boolean;
}

export interface Columns {
  readonly hasAmount: boolean;
  readonly hasAcceptance: boolean;
}

/** What a row asks for: what the way of payment needs, and whatever is filled in already, so that nothing is hidden. */
export function columnsOf(rows: readonly MilestoneRow[], { isPaidByStages }: MilestonePlan): Columns {
  return {
    hasAmount: isPaidByStages || rows.some(({ amount }) => amount.trim() !== ''),
    hasAcceptance: isPaidByStages || rows.some(({ acceptance = '' }) => acceptance.trim() !== ''),
  };
}

/** What is wrong with the row that stands at this place of the answers. */
export function rowProblems(row: MilestoneRow, at: number, answers: Answers, today: string): RowProblems {
  return {
    isNameMissing: row.name.trim() === '' && !isBlankRow(row),
    isAmountWrong: row.amount.trim() !== '' && amountOfRow(row) === undefined,
    isAmountIdle: row.amount.trim() !== '' && !milestonePlan(answers).isPaidByStages,
    isPast: row.date !== '' && row.date < today,
    dayFault: dayFaultsOf(answers)
      .filter((fault) => fault.key === 'milestones')
      .find((fault) => fault.at === at),
  };
}

export type PlanState = 'none' | 'sum' | 'whole' | 'less' | 'more';

/** How what the stages come to compares with the price. */
export function planState(plan: MilestonePlan): PlanState {
  const { milestones, total, percent = 0, price, isComplete, isPaidByStages } = plan;
  if (!isPaidByStages || (total === undefined && plan.percent === undefined)) return 'none';
  if (total === undefined) {
    if (isWhole(percent, milestones.length)) return 'whole';
    return percent > 100 ? 'more' : isComplete ? 'less' : 'sum';
  }
  if (price === undefined || plan.percent !== undefined) return 'sum';
  if (total > price) return 'more';
  if (total === price) return 'whole';
  return isComplete ? 'less' : 'sum';
}

/** Whether the amounts can stand beside the price; those of a list that is not whole yet can. */
export const meetsPrice = (answers: Answers): boolean =>
  !['less', 'more'].includes(planState(milestonePlan(answers)));

/** Stages to read, one a line: "Design – Mar 1, 2027 – 40%". */
export function shownRows(rows: readonly MilestoneRow[], answers: Answers): string {
  const { currency } = milestonePlan(answers);
  return rows
    .map(({ name, date, amount, unit, acceptance = '' }) => {
      const isBare = unit === 'percent' || /^[\d\s.,'’]+$/.test(amount);
      const paid =
        amount.trim() && `${amount.trim()}${isBare ? (unit === 'percent' ? '%' : ` ${currency}`) : ''}`;
      return [name.trim(), formatWizardDate(date), paid, acceptance.trim()].filter(Boolean).join(' – ');
    })
    .filter((line) => line !== '')
    .join('\n');
}
