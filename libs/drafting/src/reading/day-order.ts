import type { IsoDate } from '../model/document.js';
import type { Answers } from '../terms/answers.js';
import { answerReader } from './answer-reader.js';
import { parseDate } from './date.js';
import { rowsOfLines } from './milestone-rows.js';

/** The days of the work as far as they are known. */
export interface WorkDays {
  readonly start: IsoDate | undefined;
  readonly deadline: IsoDate | undefined;
  /** Of each stage, in the order in which the stages are listed. */
  readonly stages: readonly (IsoDate | undefined)[];
}

/** Two days that cannot both stand in one contract. */
export type DayFault =
  | { readonly key: 'final_deadline'; readonly start: IsoDate; readonly deadline: IsoDate }
  | {
      readonly key: 'milestones';
      /** Which stage, from 0. */
      readonly at: number;
      readonly date: IsoDate;
      readonly reason: 'before-start' | 'after-deadline' | 'before-stage';
      /** The day that it has to be beside. */
      readonly other: IsoDate;
    };

/**
 * What is out of order among the days of the work. Where the deadline lies before the start, stages are held to each other only: no
 * day could lie between the two.
 */
export function dayFaults({ start, deadline, stages }: WorkDays): DayFault[] {
  const isReversed = start !== undefined && deadline !== undefined && deadline < start;
  const faults: DayFault[] = isReversed ? [{ key: 'final_deadline', start, deadline }] : [];
  let before: IsoDate | undefined;
  for (const [at, date] of stages.entries()) {
    if (date === undefined) continue;
    const fault = (reason: 'before-start' | 'after-deadline' | 'before-stage', other: IsoDate) =>
      faults.push({ key: 'milestones', at, date, reason, other });
    if (!isReversed && start !== undefined && date < start) fault('before-start', start);
    else if (!isReversed && deadline !== undefined && date > deadline) fault('after-deadline', deadline);
    else if (before !== undefined && date < before) fault('before-stage', before);
    before = date;
  }
  return faults;
}

/** The same of answers, whose rows are counted as they were filled in. */
export function dayFaultsOf(answers: Answers): DayFault[] {
  const read = answerReader(answers);
  const rows = read.rows('milestones') ?? rowsOfLines(read.raw('milestones') ?? '') ?? [];
  return dayFaults({
    start: read.date('starting_work_date'),
    deadline: read.date('final_deadline'),
    stages: rows.map(({ date }) => parseDate(date)),
  });
}
