import { count, each } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import { weigh } from '../../check/severity.js';
import * as texts from './confidentiality-texts.js';

const USUAL_YEARS = 2;

export const advice: readonly AdviceRule[] = [
  {
    id: 'confidentiality.one-way',
    category: 'legal',
    texts: texts.oneWay,
    asks: ['confidentiality'],
    find({ terms: { confidentiality } }) {
      if (confidentiality.kind !== 'client-only') return undefined;
      return {
        riskFactor: 4,
        facts: { years: count(confidentiality.years, 'year') },
        change: { confidentiality: `mutual_${confidentiality.years}` },
      };
    },
  },
  {
    id: 'confidentiality.missing',
    category: 'legal',
    texts: texts.missing,
    asks: ['confidentiality'],
    find({ terms }) {
      if (terms.confidentiality.kind !== 'none') return undefined;
      const isConsulting = terms.workType === 'consulting';
      const reasons = texts.MISSING_REASONS;
      const reason = terms.personalData ? reasons.data : isConsulting ? reasons.insight : reasons.usual;
      return {
        riskFactor: weigh(3, { worse: [terms.personalData || isConsulting] }),
        facts: { reason: each(reason), years: count(USUAL_YEARS, 'year') },
        change: { confidentiality: `mutual_${USUAL_YEARS}` },
      };
    },
  },
];
