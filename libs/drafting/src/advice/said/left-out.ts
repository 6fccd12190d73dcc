import { plainText } from '../../brief/plain-text.js';
import type { Statement } from '../../brief/statements.js';
import { languageOf } from './language.js';
import { leftOutInEnglish } from './left-out-en.js';
import { leftOutInLithuanian } from './left-out-lt.js';
import { clientSpeaks } from './voice.js';

/** Who works says what they do, and what is sent to them. */
const PROVIDER =
  /\bi(?:'ll| will)? (?!need|want|like|would|am|look)\p{L}+|\b(?:send|give|tell|phone|call|show|bring|pay|let) me\b|\bi (?:don't|do not|won't|only|just|also)\b/u;
/** What a sentence of a description leaves out of the work, or to somebody else; read in both languages where neither is sure. */
export function leftOutSaid(statement: Statement, description: string): string[] {
  const language = languageOf(statement, description);
  const lithuanian = language === 'en' ? [] : leftOutInLithuanian(statement, description);
  return language === 'lt' || lithuanian.length > 0
    ? lithuanian
    : leftOutInEnglish(
        statement,
        clientSpeaks(plainText(description)),
        PROVIDER.test(plainText(description)),
      );
}
