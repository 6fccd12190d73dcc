import type { Language } from '../model/document.js';

/**
 * What somebody has typed exists once, in whatever language it was typed in. A contract in both languages asks for "the same in
 * Lithuanian" or "in English" beside it; that answer is stored under the key of the first with the language behind this mark, in
 * the rows of a list of stages as `second`.
 */
const MARK = '@';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'lt' : 'en');

/** Under which key the same text in `language` is stored. */
export const secondKey = (key: string, language: Language): string => `${key}${MARK}${language}`;

/** Of the key of a second text: which answer it translates. Undefined for any other key. */
export function answerOfSecond(key: string): string | undefined {
  const [, answer] = /^(.+)@(?:en|lt)$/.exec(key) ?? [];
  return answer;
}
