import type { AdviceRule } from '../rule.js';
import { additionalRate } from '../../terms/engagement.js';
import * as texts from './change-control-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'change-control.rate',
    category: 'commercial',
    texts: texts.noRate,
    asks: ['extra_hourly_rate'],
    find({ terms, work }) {
      if (additionalRate(terms) !== undefined) return undefined;
      return { riskFactor: 3, facts: { work } };
    },
  },
];
