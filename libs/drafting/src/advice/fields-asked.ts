import { ANSWER_KEYS, type AnswerKey } from '../terms/answers.js';
import { ASKS } from './rules/asks.js';
import { WORDED } from './rules/worded.js';

/** How the suggestions begin that only say that an answer is missing (R-SUM-10). */
const MISSING = 'missing:';
/** How those begin that ask for an answer in other words. */
const WORDS = 'words:';

/** Of the suggestion to say an answer in words that do not have this defect. */
export const idOfWords = (key: AnswerKey, defect: string): string => `${WORDS}${key}:${defect}`;

/** The questions of the wizard that an advice asks, by its id; none where it adds a sentence, or where there is no such advice. */
export function fieldsAskedBy(id: string): readonly AnswerKey[] {
  const named = ANSWER_KEYS.filter((key) => id === `${MISSING}${key}` || id.startsWith(idOfWords(key, '')));
  if (named.length > 0) return named;
  const unworded: Readonly<Record<string, readonly AnswerKey[]>> = ASKS;
  return (
    WORDED.find((rule) => rule.id === id)?.asks ??
    (Object.hasOwn(unworded, id) ? unworded[id] : undefined) ??
    []
  );
}
