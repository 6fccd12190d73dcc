import { days, text, workingDays } from '../facts.js';
import type { Fact } from '../fill.js';
import type { AdviceRule } from '../rule.js';
import type { IsoDate } from '../../model/document.js';
import { dayFaults, type DayFault } from '../../reading/day-order.js';
import type { Terms } from '../../terms/terms.js';
import * as texts from './timeline-texts.js';

const START_DAYS = 5;
const DEADLINE_DAYS = 10;
const date = (day: IsoDate): Fact => ({ kind: 'date', date: day });

const faultsOf = ({ startDate, deadline, milestones }: Terms): DayFault[] =>
  dayFaults({ start: startDate, deadline, stages: milestones.map((milestone) => milestone.date) });

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
      terms.deadline === undefined && !terms.hasNoEnd
        ? { riskFactor: 4, facts: { days: days(DEADLINE_DAYS) } }
        : undefined,
  },
  {
    id: 'timeline.order',
    category: 'essential',
    texts: texts.deadlineBeforeStart,
    asks: ['starting_work_date', 'final_deadline'],
    find({ terms }) {
      const fault = faultsOf(terms).find(({ key }) => key === 'final_deadline');
      if (fault?.key !== 'final_deadline') return undefined;
      /* No answer is offered: which of the two is wrong is not known, and the earlier one may be over already. */
      return { riskFactor: 5, facts: { start: date(fault.start), deadline: date(fault.deadline) } };
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
      const fault = faultsOf(situation.terms)[0];
      const misfit = fault?.key === 'milestones' ? milestones[fault.at] : undefined;
      if (misfit?.date === undefined) return undefined;
      /* No answer is offered: the stage may be wrong, or the day that it lies beyond. */
      return {
        riskFactor: 3,
        facts: {
          milestone: text(misfit.name),
          date: date(misfit.date),
          start: date(startDate),
          deadline: date(deadline),
        },
      };
    },
  },
];
