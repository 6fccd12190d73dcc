import { OTHER_SUFFIX, OTHER_VALUE, type Answers } from '@pactwright/protocol';
import { isEmpty } from '../../../shared/answers/wizard-content.js';

/** Without these two no suggestion fits (R-WIZ-26, R-SUM-14). */
const CONTEXT_KEYS = ['freelance_type', 'scope_of_work'] as const;
export type ContextKey = (typeof CONTEXT_KEYS)[number];

/** Those that are unanswered; "Other" is an answer once it is said in words. */
export const contextKeysMissing = (answers: Answers): ContextKey[] =>
  CONTEXT_KEYS.filter((key) =>
    isEmpty(answers[answers[key] === OTHER_VALUE ? `${key}${OTHER_SUFFIX}` : key]),
  );

/** The kind of work, in the user's own words when it is none of those offered. */
export function jobType(answers: Answers): string {
  const { freelance_type: chosen, [`freelance_type${OTHER_SUFFIX}`]: own } = answers;
  return String((chosen === OTHER_VALUE ? own : chosen) ?? '');
}
