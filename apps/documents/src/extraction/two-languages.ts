import { typedLanguage, type Language } from '@pactwright/drafting';

/** What a file says in two languages side by side: the one whose column was read, or `mixed` where they cannot be told apart. */
export type Columns = Language | 'mixed';

/** Shorter ones do not say for sure what language they are in. */
const SENTENCE = 30;
const ENOUGH = 20;
/** Of all sentences; quotations and names of laws in another language are fewer. */
const SHARE = 0.25;

/** Whether so much of a text is in either language that it is two texts in one. */
export function isMixed(text: string): boolean {
  const found = { en: 0, lt: 0 };
  for (const sentence of text.split(/\n+|(?<=[.!?;])\s/u)) {
    const language = sentence.length < SENTENCE ? undefined : typedLanguage(sentence);
    if (language) found[language] += 1;
  }
  const all = found.en + found.lt;
  return all >= ENOUGH && Math.min(found.en, found.lt) >= SHARE * all;
}

const PREVAILS: readonly (readonly [RegExp, Language])[] = [
  [/\bEnglish (?:text|version|language version)[^.;]{0,60}\bprevail/iu, 'en'],
  [/\bLithuanian (?:text|version|language version)[^.;]{0,60}\bprevail/iu, 'lt'],
  [/(?:viršesn|pirmenyb)[^.;]{0,60}(?<!\p{L})anglų kalb/iu, 'en'],
  [/(?:viršesn|pirmenyb)[^.;]{0,60}(?<!\p{L})lietuvių kalb/iu, 'lt'],
  [/(?<!\p{L})anglų kalb[^.;]{0,60}(?:viršesn|pirmenyb)/iu, 'en'],
  [/(?<!\p{L})lietuvių kalb[^.;]{0,60}(?:viršesn|pirmenyb)/iu, 'lt'],
];

/** Which of two texts says of itself, or of the other, that it applies where they differ. */
export const prevailingIn = (texts: readonly string[]): Language | undefined =>
  PREVAILS.find(([words]) => texts.some((text) => words.test(text)))?.[1];
