import { defaultAnswers } from '../questions/index.js';
import type { AnswerKey } from '../terms/answers.js';
import { ADVICE } from './rules/index.js';
import type { Situation } from './situation.js';

/** The option that the advice would change the answer to, else the one chosen, else the wizard's default. */
export function recommendedOption(key: AnswerKey, situation: Situation): string {
  for (const rule of ADVICE) {
    const advised = rule.find(situation)?.change?.[key];
    if (typeof advised === 'string') return advised;
  }
  const fallback = defaultAnswers()[key];
  return situation.raw(key) || (typeof fallback === 'string' ? fallback : '');
}
