/** A pattern of whole words: each alternative is one, or its beginning where it ends in `\p{L}*`. */
export const words = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'u');
