import { count } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { hasDeliverables, isCreative } from '../../terms/engagement.js';
import * as texts from './revisions-texts.js';

const USUAL = 2;
const MANY = 5;
const FEWER = 3;

export const advice: readonly AdviceRule[] = [
  {
    id: 'revisions.missing',
    category: 'commercial',
    texts: texts.none,
    asks: ['revision_rounds'],
    find({ terms, work }) {
      if (!isCreative(terms) || !hasDeliverables(terms) || terms.revisionRounds !== undefined)
        return undefined;
      return {
        riskFactor: 3,
        facts: { work, rounds: count(USUAL, 'revision-round') },
        change: { revision_rounds: String(USUAL) },
      };
    },
  },
  {
    id: 'revisions.many',
    category: 'commercial',
    texts: texts.many,
    asks: ['revision_rounds'],
    find({ terms: { revisionRounds = 0 } }) {
      if (revisionRounds <= MANY) return undefined;
      return {
        riskFactor: 3,
        facts: { rounds: count(revisionRounds, 'revision-round'), usual: count(FEWER, 'revision-round') },
        change: { revision_rounds: String(FEWER) },
      };
    },
  },
];
