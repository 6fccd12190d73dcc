import { money, percent, priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { hoursLimit } from '../../terms/engagement.js';
import { ASKS } from './asks.js';
import { hasOpenStages, otherSum } from '../stage-sums.js';
import { plannedMilestones } from '../stages.js';
import * as texts from './fees-texts.js';

const TOLERATED_PERCENT = 20;

export const advice: readonly AdviceRule[] = [
  {
    id: 'fees.missing-structure',
    category: 'essential',
    missingAnswer: 'payment_structure',
    texts: texts.missingStructure,
    asks: ASKS['fees.missing-structure'],
    find: ({ isGiven }) =>
      isGiven('payment_structure') ? undefined : { riskFactor: 5, change: { payment_structure: 'fixed' } },
  },
  {
    id: 'fees.no-amount',
    category: 'essential',
    missingAnswer: 'payment_amount',
    texts: texts.missingAmount,
    asks: ASKS['fees.no-amount'],
    find: ({ terms }) => (terms.payment.amount === undefined ? { riskFactor: 5 } : undefined),
  },
  {
    id: 'fees.stages-sum',
    category: 'essential',
    texts: texts.milestoneSum,
    asks: ASKS['fees.stages-sum'],
    find(situation) {
      const { amount } = situation.terms.payment;
      const sum = otherSum(situation);
      if (sum === undefined || amount === undefined) return undefined;
      const planned = plannedMilestones(situation);
      return {
        riskFactor: 4,
        facts: { sum: money(situation, sum), price: money(situation, amount) },
        ...(planned !== undefined && { change: { milestones: planned } }),
      };
    },
  },
  {
    id: 'fees.milestones',
    category: 'essential',
    texts: texts.noMilestones,
    asks: ASKS['fees.milestones'],
    find(situation) {
      if (!hasOpenStages(situation)) return undefined;
      const planned = plannedMilestones(situation);
      return {
        riskFactor: 4,
        facts: { price: priceOf(situation) },
        ...(planned !== undefined && { change: { milestones: planned } }),
      };
    },
  },
  {
    id: 'fees.estimate',
    category: 'commercial',
    texts: texts.noHoursCap,
    asks: ASKS['fees.estimate'],
    find(situation) {
      const { payment } = situation.terms;
      const { structure, amount } = payment;
      if (structure !== 'hourly' || hoursLimit(payment) !== undefined || amount === undefined)
        return undefined;
      return {
        riskFactor: 2,
        facts: { rate: money(situation, amount), percent: percent(TOLERATED_PERCENT) },
      };
    },
  },
  {
    id: 'fees.retainer-hours',
    category: 'essential',
    texts: texts.noRetainerHours,
    asks: ASKS['fees.retainer-hours'],
    find(situation) {
      const { structure, amount, hoursCap } = situation.terms.payment;
      if (structure !== 'retainer' || hoursCap !== undefined || amount === undefined) return undefined;
      return { riskFactor: 4, facts: { fee: money(situation, amount) } };
    },
  },
];
