import type { AdviceRule } from '../rule.js';
import * as texts from './ai-tools-texts.js';

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
