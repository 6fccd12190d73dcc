const BEFORE = '(?<![\\p{L}\\p{N}])';
const GAP = '[^.;]{0,60}?';
const REST_OF_WORD = '\\p{L}{0,12}';

/**
 * A pattern over `Sentence.plain` from wordings in lower case. In a wording `…` stands for at most 60 characters of the
 * same clause and `*` for the rest of a word ("nutrauk*"); brackets and bars mean what they mean in any pattern.
 * Every repetition is bounded, so that no text can make it slow.
 */
export const phrases = (...wordings: readonly string[]): RegExp =>
  new RegExp(`${BEFORE}(?:${wordings.map(written).join('|')})`, 'u');

const written = (wording: string): string => {
  const pattern = wording.replaceAll(/ ?… ?/g, GAP).replaceAll('*', REST_OF_WORD);
  return /[\p{L}\p{N})]$/u.test(wording) ? `${pattern}(?![\\p{L}\\p{N}])` : pattern;
};
