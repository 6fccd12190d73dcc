import type { Statement } from '../../brief/statements.js';
import { isLithuanian } from './language.js';
import { leftOutInEnglish } from './left-out-en.js';
import { leftOutInLithuanian } from './left-out-lt.js';

/** What a sentence of a description leaves out of the work, or to somebody else. */
export const leftOutSaid = (statement: Statement, description: string): string[] =>
  isLithuanian(statement, description)
    ? leftOutInLithuanian(statement, description)
    : leftOutInEnglish(statement);
