import { days, each } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { freelancerAct } from '../../terms/freelancer-acts.js';
import { legalSystem } from '../../terms/jurisdiction.js';
import * as texts from './invoicing-texts.js';

const LONG = 30;
const TOO_LONG = 60;

export const advice: readonly AdviceRule[] = [
  {
    id: 'invoicing.long-term',
    category: 'commercial',
    texts: texts.longTerm,
    asks: ['payment_due_days'],
    find({ terms }) {
      if (terms.dueDays <= LONG) return undefined;
      const isForbidden = terms.dueDays > (freelancerAct(terms)?.longestTerm ?? Infinity);
      const system = legalSystem(terms.governingLaw);
      const isEuropean =
        system === 'lithuanian' || system === 'continental' || terms.governingLaw.code === 'ie';
      const reasons = texts.LONG_TERM_REASONS;
      const rule = isForbidden ? reasons.illinois : isEuropean ? reasons.european : reasons.usual;
      return {
        riskFactor: isForbidden || terms.dueDays > TOO_LONG ? 5 : 3,
        facts: { days: days(terms.dueDays), usual: days(LONG), rule: each(rule) },
        change: { payment_due_days: String(LONG) },
      };
    },
  },
];
