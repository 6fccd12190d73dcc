import { workingDays } from '../../advice/facts.js';
import type { AdviceRule } from '../../advice/rule.js';
import { hasDeliverables } from '../../engagement.js';
import * as texts from './advice-texts.js';

const LONG = 15;
/** About 30 calendar days. */
const TOO_LONG = 21;
const USUAL = 7;

export const advice: readonly AdviceRule[] = [
  {
    id: 'acceptance.long-review',
    category: 'clarity',
    texts: texts.longReview,
    find({ terms }) {
      if (!hasDeliverables(terms) || terms.acceptanceDays <= LONG) return undefined;
      return {
        riskFactor: terms.acceptanceDays > TOO_LONG ? 4 : 3,
        facts: { days: workingDays(terms.acceptanceDays), usual: workingDays(USUAL) },
        change: { acceptance_days: String(USUAL) },
      };
    },
  },
];
