import { isMade } from '../advice/said/nouns-en.js';
import { isKept, readingsOf } from '../brief/nouns-lt.js';

/** Whether a word names a thing that work makes, as far as the lists know. */
export const isThing = (word: string): boolean =>
  isMade(word) || isKept(word) || readingsOf(word, true).some(({ isVerbal }) => !isVerbal);
