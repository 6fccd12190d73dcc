import type { Language } from '../model/document.js';
import type { Localised } from '../questions/question.js';
import { languagesOf } from '../reading/languages.js';
import type { Answers } from '../terms/answers.js';
import { otherLanguage } from '../terms/second-keys.js';
import { KINDS } from './kinds/index.js';

const PIECES: readonly Localised[] = Object.values(KINDS).flatMap(
  ({ opening, details, deliverables, exclusions }) => [opening, ...details, ...deliverables, ...exclusions],
);

/**
 * Of a contract in both languages, what the offered lines are in the other one, by the line. The person's own words are not
 * there: what they say in another language is not for us to tell.
 */
export function offeredInBoth(
  offered: readonly string[],
  answers: Answers,
  language: Language,
): Record<string, string> | undefined {
  if (languagesOf(answers) === undefined) return undefined;
  const other = otherLanguage(language);
  const known = PIECES.filter((piece) => offered.includes(piece[language]));
  return known.length === 0
    ? undefined
    : Object.fromEntries(known.map((piece) => [piece[language], piece[other]]));
}
