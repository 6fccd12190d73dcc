import type { Language } from '../model/document.js';

/** The language of a text: one that is checked, another one, or none (a table, code, nothing). */
export type TextLanguage = Language | 'other' | 'none';

/** Small words that a page of the language cannot do without and that the others do not share. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in a at shall will is for this by or with any be that not as are on you we it from all your our',
  lt: 'ir su dėl yra arba bei kaip nuo iki už šalys šalis sutartis sutarties toliau kad taip pagal per jei jeigu ne šios šią tai jo jos',
  de: 'und der die das nicht mit für ist von den dem des ein eine auf werden oder wird durch',
  pl: 'oraz na się nie do jest przez lub dla umowy niniejszej za strony przypadku będzie',
  fr: 'le la les et des est du une dans pour par que sur aux au qui sont ou ce',
  es: 'el los las de que en por del una para con se es al lo su sus',
  it: 'il di che per del della con non una nel le si dei alla sono',
  pt: 'os as de que em por do da para com não uma no na ao',
  lv: 'un ar par ka no ir uz tiek vai līguma līgums šī pēc kas puses pasūtītājs',
  et: 'ja on ning ei või kui lepingu poolte selle mis tellija töövõtja pool',
  nl: 'de het een en van niet met voor is op dat door zijn worden wordt aan bij',
  sv: 'och att det som är för av med den till inte ett avtalet ska parterna',
};
const OF_LANGUAGE: readonly (readonly [string, ReadonlySet<string>])[] = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language, new Set(words.split(' '))],
);
const ENOUGH_TO_TELL = 20_000;
/** Running text has every tenth word or more from these lists; tables and code have hardly any. */
const RUNNING_TEXT = 0.06;
const FOREIGN_LETTERS = /[\u0370-\u1fff\u3040-\uffdc]/gu;

export function textLanguage(text: string): TextLanguage {
  const sample = text.slice(0, ENOUGH_TO_TELL).toLowerCase();
  const words = sample.match(/\p{L}{1,20}/gu) ?? [];
  if (words.length === 0) return 'none';
  if ((sample.match(FOREIGN_LETTERS)?.length ?? 0) > words.length) return 'other';
  let best = 'none';
  let most = words.length * RUNNING_TEXT;
  for (const [language, small] of OF_LANGUAGE) {
    const uses = words.filter((word) => small.has(word)).length;
    if (uses > most) [best, most] = [language, uses];
  }
  return best === 'en' || best === 'lt' || best === 'none' ? best : 'other';
}
