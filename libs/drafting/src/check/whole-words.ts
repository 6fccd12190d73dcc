import { leanSource } from '../reading/letters.js';

/** A pattern of whole words: each alternative is one, or its beginning where it ends in `\p{L}*`. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(leanSource(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`), 'u');

/** What is looked for in a sentence. */
export interface Sought {
  readonly test: (plain: string) => boolean;
}

/**
 * The same for alternatives that take milliseconds to compile, none of which is without a match of each that is needed. They are made when
 * the first sentence has all of these: for most contracts never, and those of one language not for a text in the other.
 */
export function wordsBeside(needed: readonly string[], ...alternatives: readonly string[]): Sought {
  const needs = needed.map((each) => new RegExp(leanSource(each), 'u'));
  let pattern: RegExp | undefined;
  return {
    test: (plain) =>
      needs.every((each) => each.test(plain)) && (pattern ??= words(...alternatives)).test(plain),
  };
}

export const anyOf = (...sought: readonly Sought[]): Sought => ({
  test: (plain) => sought.some((each) => each.test(plain)),
});
