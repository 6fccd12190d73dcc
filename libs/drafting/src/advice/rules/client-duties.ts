import { days as calendarDays, workingDays } from '../facts.js';
import type { AdviceRule } from '../rule.js';
import * as texts from './client-duties-texts.js';

const USUAL = 5;
/** Rounds of questions that any project has, and calendar days to five working days. */
const REPLIES = 4;
const WEEK = 7 / 5;

export const advice: readonly AdviceRule[] = [
  {
    id: 'client-duties.slow-feedback',
    category: 'clarity',
    texts: texts.slowFeedback,
    asks: ['feedback_days'],
    find({ terms, days, has }) {
      if (days === undefined || !has('client-duties') || terms.feedbackDays <= USUAL) return undefined;
      if (terms.feedbackDays * REPLIES * WEEK < days) return undefined;
      return {
        riskFactor: 2,
        facts: {
          days: workingDays(terms.feedbackDays),
          length: calendarDays(days),
          usual: workingDays(USUAL),
        },
        change: { feedback_days: String(USUAL) },
      };
    },
  },
];
