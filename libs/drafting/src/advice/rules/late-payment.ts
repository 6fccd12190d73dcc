import { percent, priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './late-payment-texts.js';

const HIGHEST_COMMON = 0.2;
const USUAL = 0.05;
const DAYS_A_YEAR = 365;

export const advice: readonly AdviceRule[] = [
  {
    id: 'late-payment.missing',
    category: 'commercial',
    texts: texts.none,
    asks: ['late_interest'],
    find: (situation) =>
      situation.terms.lateInterest.kind === 'none'
        ? {
            riskFactor: 4,
            facts: { price: priceOf(situation, { en: 'the price', lt: 'kainą' }) },
            change: { late_interest: 'statutory' },
          }
        : undefined,
  },
  {
    id: 'late-payment.usury',
    category: 'commercial',
    texts: texts.highRate,
    asks: ['late_interest'],
    find({ terms: { lateInterest } }) {
      if (lateInterest.kind !== 'daily' || lateInterest.percent <= HIGHEST_COMMON) return undefined;
      return {
        riskFactor: 3,
        facts: {
          percent: percent(lateInterest.percent),
          yearly: percent(Math.round(lateInterest.percent * DAYS_A_YEAR)),
          lower: percent(USUAL),
        },
        change: { late_interest: String(USUAL) },
      };
    },
  },
];
