import { percent, priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { weigh } from '../../check/severity.js';
import { hasPrice } from '../../terms/engagement.js';
import * as texts from './deposit-texts.js';

const USUAL_PERCENT = 30;
const LONG_DAYS = 28;
const HIGH_PRICE = 2_000;

export const advice: readonly AdviceRule[] = [
  {
    id: 'deposit.missing',
    category: 'commercial',
    texts: texts.none,
    asks: ['deposit_percent'],
    find(situation) {
      const { terms, days = 0, price = 0 } = situation;
      if (terms.depositPercent > 0 || !hasPrice(terms)) return undefined;
      const isLong = days > LONG_DAYS;
      const isHigh = price > HIGH_PRICE;
      if (!isLong && !isHigh) return undefined;
      return {
        riskFactor: weigh(3, { worse: [isLong && isHigh], milder: [terms.milestones.length > 1] }),
        facts: { percent: percent(USUAL_PERCENT), price: priceOf(situation) },
        change: { deposit_percent: String(USUAL_PERCENT) },
      };
    },
  },
];
