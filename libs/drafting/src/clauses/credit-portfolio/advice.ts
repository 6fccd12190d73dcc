import type { AdviceRule } from '../../advice/rule.js';
import { isCreative } from '../../engagement.js';
import * as texts from './advice-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'credit-portfolio.ban',
    category: 'commercial',
    texts: texts.forbidden,
    asks: ['portfolio_right'],
    find: ({ terms, work }) =>
      terms.portfolio === 'forbidden' && isCreative(terms)
        ? { riskFactor: 2, facts: { work }, change: { portfolio_right: 'after_publication' } }
        : undefined,
  },
];
