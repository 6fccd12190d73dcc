import type { AdviceRule } from '../rule.js';
import { weigh } from '../../check/severity.js';
import * as texts from './exclusivity-texts.js';

export const advice: readonly AdviceRule[] = [
  {
    id: 'exclusivity.non-compete',
    category: 'risk',
    texts: texts.chosen,
    asks: ['optional_clauses'],
    find({ terms }) {
      if (!terms.optionalClauses.has('exclusivity')) return undefined;
      return {
        /* The clause names the competitors and ends with the contract. */
        riskFactor: weigh(5, { milder: [true, true] }),
        change: { optional_clauses: [...terms.optionalClauses].filter((clause) => clause !== 'exclusivity') },
      };
    },
  },
];
