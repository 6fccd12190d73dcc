import { days, text, workingDays } from '../facts.js';
import type { Fact } from '../fill.js';
import type { AdviceRule } from '../rule.js';
import { plannedMilestones } from '../usual.js';
import type { IsoDate } from '../../model/document.js';
import * as texts from './timeline-texts.js';

const START_DAYS = 5;
const DEADLINE_DAYS = 10;
const date = (day: IsoDate): Fact => ({ kind: 'date', date: day });

export const advice: readonly AdviceRule[] = [
  {
    id: 'timeline.missing-start',
    category: 'essential',
    missingAnswer: 'starting_work_date',
    texts: texts.missingStart,
    asks: ['starting_work_date'],
    find: ({ terms }) =>
      terms.startDate === undefined ? { riskFactor: 4, facts: { days: workingDays(START_DAYS) } } : undefined,
  },
  {
    id: 'timeline.missing',
    category: 'essential',
    missingAnswer: 'final_deadline',
    texts: texts.missingDeadline,
    asks: ['final_deadline'],
    find: ({ terms }) =>
      terms.deadline === undefined ? { riskFactor: 4, facts: { days: days(DEADLINE_DAYS) } } : undefined,
  },
  {
    id: 'timeline.order',
    category: 'essential',
    texts: texts.deadlineBeforeStart,
    asks: ['starting_work_date', 'final_deadline'],
    find({ terms: { startDate, deadline } }) {
      if (startDate === undefined || deadline === undefined || deadline >= startDate) return undefined;
      /* No answer is offered: which of the two is wrong is not known, and the earlier one may be over already. */
      return { riskFactor: 5, facts: { start: date(startDate), deadline: date(deadline) } };
    },
  },
  {
    id: 'timeline.milestone-dates',
    category: 'clarity',
    texts: texts.milestoneDates,
    asks: ['milestones'],
    find(situation) {
      const { startDate, deadline, milestones } = situation.terms;
      if (startDate === undefined || deadline === undefined || deadline < startDate) return undefined;
      const dated = milestones.filter((milestone) => milestone.date !== undefined);
      const isOutside = (day: IsoDate | undefined): boolean =>
        day !== undefined && (day < startDate || day > deadline);
      const misfit = dated.find(
        (milestone, at) => isOutside(milestone.date) || (milestone.date ?? '') < (dated[at - 1]?.date ?? ''),
      );
      if (misfit?.date === undefined) return undefined;
      return {
        riskFactor: 3,
        facts: {
          milestone: text(misfit.name),
          date: date(misfit.date),
          start: date(startDate),
          deadline: date(deadline),
        },
        change: { milestones: plannedMilestones(situation) },
      };
    },
  },
];
