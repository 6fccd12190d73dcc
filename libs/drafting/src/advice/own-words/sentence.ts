import type { Language } from '../../model.js';
import { hasOpenGap } from '../structure/wording.js';
import { hasVerb } from './verbs.js';

/** Why somebody's words cannot stand in the contract as they are. */
export type SentenceProblem = 'fragment' | 'person' | 'blank' | 'court' | 'law';

const LEAST_WORDS = 3;
const LETTER = /\p{L}/u;
const SENTENCE_START = /^["'“„«(]?[\p{Lu}\p{N}]/u;
/** In a contract nobody knows who "I" is. */
const PERSON: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}’'])(?:I|[Ww]e|[Yy]ou|[Mm]y|[Oo]ur|[Yy]our|me|us)(?![\p{L}])/u,
  lt: /(?<!\p{L})(?:aš|mes|jūs|tu|mano|mūsų|jūsų|tavo|man|mums|jums|mane|mus|jus)(?!\p{L})/iu,
};
/** A court that decides: the contract names one already. A right to turn to a court is something else. */
const COURT: Readonly<Record<Language, RegExp>> = {
  en: /(?:courts?|tribunal|arbitrat\p{L}+)(?!\p{L})[^.]{0,60}(?<!\p{L})(?:decides?|settles?|settled|resolves?|hears?|has jurisdiction|have jurisdiction|of \p{Lu})|(?:decided|settled|resolved|heard)[^.]{0,60}(?:courts?|tribunal|arbitrat\p{L}+)(?!\p{L})|(?<!\p{L})place of (?:the )?(?:court|jurisdiction)/u,
  lt: /(?:teism|arbitraž)\p{L}*[^.]{0,60}(?:nagrinėj|sprendž|spręs)|(?:nagrinėj|sprendž|spręs)[^.]{0,60}(?:teism|arbitraž)\p{L}*|teismo vieta/iu,
};
/** A law that governs: the contract names one already. */
const LAW: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:governed by|governing law|(?:laws?|legislation) of (?!the (?:place|client|provider))\p{L}[^.]{0,60}(?:appl|govern)|(?:appl\p{L}*|under|subject to) (?:the )?(?:laws?|legislation) of \p{L})/iu,
  lt: /(?:taikoma|taikytina|taikom\p{L}*)[^.]{0,40}(?:teisė|teisės aktai|įstatymai)(?!\p{L})|(?:teisė|įstatymai)(?!\p{L})[^.]{0,40}(?:taikoma|taikytina|taikomi)(?!\p{L})/iu,
};

const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => LETTER.test(word)).length;

/** The first reason why these words cannot be added to a clause; undefined for a sentence that can. */
export function sentenceProblem(text: string, language: Language): SentenceProblem | undefined {
  const words = text.trim();
  if (hasOpenGap(words)) return 'blank';
  if (COURT[language].test(words)) return 'court';
  if (LAW[language].test(words)) return 'law';
  const isSentence = SENTENCE_START.test(words) && wordsIn(words) >= LEAST_WORDS && hasVerb(words, language);
  if (!isSentence) return 'fragment';
  return PERSON[language].test(words) ? 'person' : undefined;
}
