import { leanSource } from '../reading/letters.js';

/** A pattern of whole words: each alternative is one, or its beginning where it ends in `\p{L}*`. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(leanSource(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`), 'u');
