import type { Language } from '../model/document.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Small words that a sentence of the language cannot do without, and that the other does not have. */
const SMALL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'the of and to in for with by on at from or is are will be as that this each per all any new up after before an website design page pages text texts logo',
  ),
  lt: words(
    'ir su dėl yra arba bei kaip nuo iki už kad taip pagal per po prie be apie kuri kurios kiekvienas visi visos nauja naujas nauji vienas viena du trys bus tekstai tekstas dizainas svetainė puslapis puslapiai',
  ),
};
/** Letters and groups of letters that words of the other language do not have. */
const SHAPES: Readonly<Record<Language, RegExp>> = {
  en: /[wxq]|th|sh(?!u)|ck|ph|ee|oo|(?:ll|ss|tt|pp|ff|nn|mm|rr|dd|gg)|(?:ing|tion|ions|ed|ly|ment|ments|ity|age|ness|al)$|[^aeiouy]y$|[bcdfgmnprtv]e?s$(?<!as|is|us|os|es)/u,
  lt: /[ąčęėįšųūž]|(?:as|is|us|os|ai|iai|ius|ams|oms|uose|imas|inio|iniai|ija|ijos|iją|tas|tos|ti)$/u,
};

/**
 * In which of the two languages somebody has typed a text; undefined where its words do not say it, as names and codes do not.
 * Made for a few words up to a few lines: every word that speaks for one language alone counts once.
 */
export function typedLanguage(text: string): Language | undefined {
  const found =
    text
      .slice(0, 4_000)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  const speaks = (language: Language, word: string): boolean =>
    SMALL[language].has(word) || SHAPES[language].test(word);
  const votes = { en: 0, lt: 0 };
  for (const word of found) {
    const [en, lt] = [speaks('en', word), speaks('lt', word)];
    if (en && !lt) votes.en += 1;
    if (lt && !en) votes.lt += /[ąčęėįšųūž]/u.test(word) ? 2 : 1;
  }
  if (votes.en === votes.lt) return undefined;
  return votes.en > votes.lt ? 'en' : 'lt';
}
