import type { Language } from '../../model/document.js';
import { textLanguage } from '../../check/text-language.js';
import { hasOpenGap } from '../../reading/open-gaps.js';
import { namesCourt, namesLaw } from './courts-said.js';
import { hasVerb } from './verbs.js';

/** Why somebody's words cannot stand in the contract as they are. */
export type SentenceProblem = 'language' | 'fragment' | 'person' | 'blank' | 'court' | 'law';

const LEAST_WORDS = 3;
/** A short remark behind a sentence; what is longer may have a verb that we do not know. */
const REMARK_WORDS = 6;
/** Behind a whole word: "No. 5" and "art. 3" are one. */
const NEXT_SENTENCE = /(?<=\p{L}{4}[.!?])[ \t]+(?=["'“„«(]?[\p{Lu}\p{N}])/u;
const LETTER = /\p{L}/u;
const SENTENCE_START = /^["'“„«(]?[\p{Lu}\p{N}]/u;
/** In a contract nobody knows who "I" is. */
const PERSON: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}’'])(?:I|[Ww]e|[Yy]ou|[Mm]y|[Oo]ur|[Yy]our|me|us)(?![\p{L}])/u,
  lt: /(?<!\p{L})(?:aš|mes|jūs|tu|mano|mūsų|jūsų|tavo|man|mums|jums|mane|mus|jus)(?!\p{L})/iu,
};
/** What both do together says who does it. */
const TOGETHER: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})we (?:both |all )?(?:meet|agree|discuss|decide|speak|talk|plan)(?!\p{L})/giu,
  lt: /(?<!\p{L})mes (?:abu |abi )?(?:susit\p{L}+|aptar\p{L}+|kalb\p{L}+|planuo\p{L}+|sprendž\p{L}+)ame(?!\p{L})/giu,
};
const OTHER: Readonly<Record<Language, Language>> = { en: 'lt', lt: 'en' };

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => LETTER.test(word)).length;

/** The first reason why these words cannot be added to a clause; undefined for a sentence that can. */
export function sentenceProblem(text: string, language: Language): SentenceProblem | undefined {
  const words = text.trim();
  if (hasOpenGap(words)) return 'blank';
  if (isOtherLanguage(words, language)) return 'language';
  if (namesCourt(words, language)) return 'court';
  if (namesLaw(words, language)) return 'law';
  const isSentence = SENTENCE_START.test(words) && wordsIn(words) >= LEAST_WORDS && hasVerb(words, language);
  if (!isSentence || hasRemark(words, language)) return 'fragment';
  return PERSON[language].test(words.replace(TOGETHER[language], '')) ? 'person' : undefined;
}

/** "The work stops. 60 euros an hour." */
const hasRemark = (words: string, language: Language): boolean =>
  words.split(NEXT_SENTENCE).some((part) => wordsIn(part) <= REMARK_WORDS && !hasVerb(part, language));

/** Nothing is done in these words in the language of the contract, but in another one. */
export function isOtherLanguage(words: string, language: Language): boolean {
  if (wordsIn(words) < LEAST_WORDS) return false;
  const sounds = textLanguage(words);
  if (sounds === OTHER[language] && hasVerb(words, sounds)) return true;
  if (hasVerb(words, language)) return false;
  return (sounds !== 'none' && sounds !== language) || hasVerb(words, OTHER[language]);
}
