import { leanSource } from '../reading/letters.js';

/** The letters of both languages: naming them is much faster than asking for every letter there is. */
const LETTER = 'a-ząčęėįšųūž';
const BEFORE = `(?<![${LETTER}0-9])`;
const AFTER = `(?![${LETTER}0-9])`;
const GAP = '(?:[^.;]|\\.(?=\\d)){0,60}?';

/**
 * A pattern over `Sentence.plain` from wordings in lower case. In a wording `…` stands for at most 60 characters of the
 * same clause between whole words and `*` for the rest of a word ("nutrauk*"); brackets and bars mean what they mean in any pattern.
 * Every repetition is bounded, so that no text can make it slow.
 */
export const phrases = (...wordings: readonly string[]): RegExp =>
  new RegExp(leanSource(`${BEFORE}(?:${wordings.map(written).join('|')})`));

/** What any of the patterns matches. */
export const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(leanSource(patterns.map(({ source }) => source).join('|')));

/** What all of the patterns match somewhere in the same sentence, in any order. */
export const allOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(leanSource(`^${patterns.map(({ source }) => `(?=.*(?:${source}))`).join('')}`));

const written = (wording: string): string => {
  const pattern = wording
    .replaceAll(
      /([\p{L}\p{N})])? ?… ?/gu,
      (_, end?: string) => `${end ?? ''}${end === undefined ? '' : AFTER}${GAP}${BEFORE}`,
    )
    .replaceAll('*', `[${LETTER}]{0,12}`)
    .replaceAll('\\p{L}', `[${LETTER}]`);
  return /[\p{L}\p{N})]$/u.test(wording) && !wording.endsWith('\\d') ? `${pattern}${AFTER}` : pattern;
};
