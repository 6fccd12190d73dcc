import type { AdviceRule } from '../rule.js';
import { isCreative } from '../../terms/engagement.js';
import * as texts from './credit-portfolio-texts.js';

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
