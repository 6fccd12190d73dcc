import { each, workingDays } from '../facts.js';
import { speaksOfPages } from '../pages.js';
import type { AdviceRule } from '../rule.js';
import { hasDeliverables } from '../../terms/engagement.js';
import * as texts from './acceptance-texts.js';
import { CRITERIA } from './acceptance-criteria.js';

const LONG = 15;
const USUAL = 7;
const SAID = /criteri|\btest|\baccept|kriterij|išband|testav|priimam/u;

export const advice: readonly AdviceRule[] = [
  {
    id: 'acceptance.long-review',
    category: 'clarity',
    texts: texts.longReview,
    asks: ['acceptance_days'],
    find({ terms }) {
      if (!hasDeliverables(terms) || terms.acceptanceDays <= LONG) return undefined;
      return {
        riskFactor: 3,
        facts: { days: workingDays(terms.acceptanceDays), usual: workingDays(USUAL) },
        change: { acceptance_days: String(USUAL) },
      };
    },
  },
  {
    id: 'acceptance.criteria',
    category: 'clarity',
    texts: texts.criteria,
    find({ terms, described, work, has }) {
      if (terms.scope === undefined || !has('acceptance') || SAID.test(described)) return undefined;
      const isOther = terms.workType === 'web_development' && !speaksOfPages(described);
      const { brief, wording } = CRITERIA[isOther ? 'general' : terms.workType];
      return { riskFactor: 2, facts: { work, brief: each(brief), wording: each(wording) } };
    },
  },
];
