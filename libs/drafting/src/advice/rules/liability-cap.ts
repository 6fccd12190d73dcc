import { each, money, priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './liability-cap-texts.js';

const EARNED = { en: 'the agreed fee', lt: 'sutartą atlygį' };
const LIMIT = { en: 'the agreed limit', lt: 'sutarta riba' };
const HIGH = 3;
const VERY_HIGH = 5;

export const advice: readonly AdviceRule[] = [
  {
    id: 'liability-cap.unlimited',
    category: 'risk',
    texts: texts.uncapped,
    asks: ['liability_cap'],
    find: (situation) =>
      situation.terms.liabilityCap === 'uncapped'
        ? { riskFactor: 5, facts: { price: priceOf(situation, EARNED) }, change: { liability_cap: '1' } }
        : undefined,
  },
  {
    id: 'liability-cap.high',
    category: 'risk',
    texts: texts.high,
    asks: ['liability_cap'],
    find(situation) {
      const { terms, price } = situation;
      const cap = terms.liabilityCap;
      if (cap === 'uncapped' || cap < HIGH) return undefined;
      const total = price === undefined ? each(LIMIT) : money(situation, price * cap);
      return {
        riskFactor: cap > VERY_HIGH ? 3 : 2,
        facts: { total, multiple: { kind: 'number', value: cap } },
        change: { liability_cap: '1' },
      };
    },
  },
];
