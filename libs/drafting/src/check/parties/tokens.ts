import { lean } from '../../reading/letters.js';

/** A word, a number or a mark of a text in lower case, with where it stands and whether it is written with a capital. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isCapital: boolean;
}

const TOKEN = lean(/[\p{L}\p{N}](?:[\p{L}\p{N}'’&-]*[\p{L}\p{N}])?|[.;:!?()"“”„\n]/gu);
const QUOTES = /[“”„]/u;

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].map((match) => {
    const [written] = match;
    return {
      word: QUOTES.test(written) ? '"' : written.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + written.length,
      isCapital: /^\p{Lu}/u.test(written),
    };
  });

/** Without the "'s" of possession. */
export const bare = (word: string): string => word.replace(/'s?$/, '');
