import { plainText } from '../../brief/plain-text.js';
import type { Statement } from '../../brief/statements.js';
import { languageOf } from './language.js';
import { clientSpeaks, thingsInEnglish } from './things-en.js';
import { thingsInLithuanian } from './things-lt.js';

const MARKED = /[ąčęėįšųūž]/iu;

/**
 * Reads the things that sentences of a description name as made, in its own words; Lithuanian ones in the nominative. Other
 * people's work, what is left out and what is not sure is none of them. `isMeetingWork`: calls and meetings are what is sold.
 */
export function thingsSaid(description: string, isMeetingWork: boolean): (statement: Statement) => string[] {
  const isClient = clientSpeaks(plainText(description));
  const isMarked = MARKED.test(description);
  return (statement) =>
    languageOf(statement, description) === 'lt'
      ? thingsInLithuanian(statement, isMarked)
      : thingsInEnglish(statement, isClient, isMeetingWork);
}
