import { priceOf } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { weigh } from '../../check/severity.js';
import { takesDeposit } from '../../terms/engagement.js';
import * as texts from './ip-ownership-texts.js';

const LONG_TERM = 30;

export const advice: readonly AdviceRule[] = [
  {
    id: 'ip-ownership.before-payment',
    category: 'legal',
    texts: texts.beforePayment,
    asks: ['ip_ownership'],
    find(situation) {
      const { terms, work } = situation;
      if (terms.ip !== 'assignment-on-creation') return undefined;
      return {
        riskFactor: weigh(4, { worse: [!takesDeposit(terms) || terms.dueDays > LONG_TERM] }),
        facts: { work, price: priceOf(situation, { en: 'the price', lt: 'kainos' }) },
        change: { ip_ownership: 'on_payment' },
      };
    },
  },
];
