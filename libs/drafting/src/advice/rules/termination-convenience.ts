import { days } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { isContinuous } from '../../terms/engagement.js';
import * as texts from './termination-convenience-texts.js';

const LONG = 30;
const TOO_LONG = 60;
const SHORT = 14;
const USUAL = 30;

export const advice: readonly AdviceRule[] = [
  {
    id: 'termination-convenience.long-notice',
    category: 'commercial',
    texts: texts.longNotice,
    asks: ['termination_notice_days'],
    find({ terms: { noticeDays } }) {
      if (noticeDays <= LONG) return undefined;
      return {
        riskFactor: noticeDays > TOO_LONG ? 3 : 2,
        facts: { days: days(noticeDays), usual: days(USUAL) },
        change: { termination_notice_days: String(USUAL) },
      };
    },
  },
  {
    id: 'termination-convenience.short-notice',
    category: 'commercial',
    texts: texts.shortNotice,
    asks: ['termination_notice_days'],
    find({ terms }) {
      if (!isContinuous(terms) || terms.noticeDays >= SHORT) return undefined;
      return {
        riskFactor: 2,
        facts: { days: days(terms.noticeDays), usual: days(USUAL) },
        change: { termination_notice_days: String(USUAL) },
      };
    },
  },
];
