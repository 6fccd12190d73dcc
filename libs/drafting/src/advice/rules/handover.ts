import type { AdviceRule } from '../rule.js';
import * as texts from './handover-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'handover.free-help',
    category: 'commercial',
    texts: texts.clientWording,
    asks: ['contract_style'],
    find: ({ terms }) =>
      terms.style === 'client' ? { riskFactor: 3, change: { contract_style: 'balanced' } } : undefined,
  },
];
