import { hasCarveOut, isNegated, whoIsBound } from './reading.js';
import type { Recogniser } from './recogniser.js';
import type { Sentence } from './segment.js';

const WORD = /[\p{L}]+|\d+|[$%€£]/gu;
const MOST_WORDS = 260;

/** What the weights speak about: words, pairs, words of the heading, and how the sentence is built. Each once. */
export function sentenceFeatures({ plain, heading }: Sentence): Set<string> {
  const words = (plain.match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '0' : word));
  const found = new Set<string>();
  words.forEach((word, index) => {
    found.add(word);
    const next = words[index + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
    const third = words[index + 2];
    if (third !== undefined) found.add(`${word} ${next} ${third}`);
  });
  for (const word of heading.match(WORD) ?? []) found.add(`h:${word}`);
  found.add(`bound:${whoIsBound(plain)}`);
  if (isNegated(plain)) found.add('is:negated');
  if (hasCarveOut(plain)) found.add('is:carved-out');
  if (plain.length < 80) found.add('is:short');
  return found;
}

/** The names of a recogniser's signs that are in the sentence. */
export const signFeatures = (recogniser: Recogniser, { plain, heading }: Sentence): string[] =>
  Object.entries(recogniser.signs)
    .filter(([name, sign]) => sign.test(name.startsWith('heading') ? heading : plain))
    .map(([name]) => `s:${name}`);
