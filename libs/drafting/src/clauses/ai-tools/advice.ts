import type { AdviceRule } from '../../advice/rule.js';
import * as texts from './advice-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'ai-tools.missing',
    category: 'clarity',
    texts: texts.silent,
    asks: ['ai_use'],
    find: ({ isGiven, work }) =>
      isGiven('ai_use') ? undefined : { riskFactor: 2, facts: { work }, change: { ai_use: 'allowed' } },
  },
];
