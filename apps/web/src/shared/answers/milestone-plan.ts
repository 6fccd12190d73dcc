import {
  answerFault,
  dayFaultsOf,
  milestonePlan,
  stageFaultsOf,
  type AnswerFault,
  type DayFault,
  type MilestonePlan,
} from '@pactwright/drafting';
import { isBlankRow, MILESTONES_KEY, type Answers, type MilestoneRow } from '@pactwright/protocol';
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
  /** Why the contract cannot carry what is written as its amount. */
  readonly wrongAmount: AnswerFault | undefined;
  /** The price is paid by stages, and nothing says what for this one. */
  readonly isAmountMissing: boolean;
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
  const amountFault = stageFaultsOf(answers).find((fault) => 'at' in fault && fault.at === at)?.reason;
  return {
    isNameMissing: row.name.trim() === '' && !isBlankRow(row),
    wrongAmount: answerFault({ key: MILESTONES_KEY, type: 'textarea' }, (key) =>
      key === MILESTONES_KEY ? [row] : answers[key],
    ),
    isAmountMissing: row.amount.trim() === '' && amountFault === 'no-amount',
    isAmountIdle: amountFault === 'idle-amount',
    isPast: row.date !== '' && row.date < today,
    dayFault: dayFaultsOf(answers)
      .filter((fault) => fault.key === 'milestones')
      .find((fault) => fault.at === at),
  };
}

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
