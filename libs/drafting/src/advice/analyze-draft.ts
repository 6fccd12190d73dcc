import type { Answers } from '../terms/answers.js';
import { advised, inOrder, type AnalyzeOptions } from './analyze.js';
import type { Suggestion } from './suggestion.js';
import { wordsBlamed } from './words-blamed.js';

/**
 * What would make this contract better, by its answers and by its user's own words, read as a client's contract is. The reader knows
 * what words mean from tables of some megabytes: for servers.
 */
export function analyzeDraft(answers: Answers, options: AnalyzeOptions): Suggestion[] {
  const known = advised(answers, options);
  const asked = new Set(known.flatMap(({ id, fields }) => fields.map((key) => `${key} ${topic(id)}`)));
  const blamed = wordsBlamed(answers, options).filter(
    ({ id, fields }) => !fields.some((key) => asked.has(`${key} ${topic(id)}`)),
  );
  return inOrder([...known, ...blamed]);
}

/** Of a defect, whether the answers or the words have it. */
const topic = (id: string): string => id.slice(id.lastIndexOf(':') + 1).split('.', 1)[0] ?? '';
