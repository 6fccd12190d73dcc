import { percent } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { hasPrice } from '../../terms/engagement.js';
import * as texts from './kill-fee-texts.js';

const USUAL_PERCENT = 25;

export const advice: readonly AdviceRule[] = [
  {
    id: 'kill-fee.missing',
    category: 'commercial',
    texts: texts.none,
    asks: ['kill_fee_percent'],
    find({ terms, work }) {
      if (terms.killFeePercent > 0 || !hasPrice(terms)) return undefined;
      return {
        riskFactor: 3,
        facts: { work, percent: percent(USUAL_PERCENT) },
        change: { kill_fee_percent: String(USUAL_PERCENT) },
      };
    },
  },
];
