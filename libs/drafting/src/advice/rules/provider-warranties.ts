import { days } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import type { RiskFactor } from '../../model/document.js';
import * as texts from './provider-warranties-texts.js';

const USUAL = 90;
/** Longer than so many days is so grave. */
const GRADES: readonly (readonly [days: number, riskFactor: RiskFactor])[] = [
  [365, 4],
  [180, 3],
  [USUAL, 2],
];

export const advice: readonly AdviceRule[] = [
  {
    id: 'provider-warranties.too-long',
    category: 'risk',
    texts: texts.long,
    asks: ['warranty_days'],
    find({ terms, work }) {
      const [, riskFactor] = GRADES.find(([longest]) => terms.warrantyDays > longest) ?? [];
      if (riskFactor === undefined) return undefined;
      return {
        riskFactor,
        facts: { work, days: days(terms.warrantyDays), usual: days(USUAL) },
        change: { warranty_days: String(USUAL) },
      };
    },
  },
];
