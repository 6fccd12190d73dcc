import { MONTHS_GENITIVE } from '../format/lt.js';
import { durations, type Duration } from './measures.js';
import { withPlainSums } from './plain-sums.js';
import { NUMBER_WORDS, valueOfWords } from '../reading/number-words.js';
import { lean, leanSource } from '../reading/letters.js';

const WORDS = new RegExp(leanSource(NUMBER_WORDS), 'giu');
/** "One and two" are two numbers, "one hundred and two" is one. */
const AND = /\s+and\s+/u;
const LARGE = /hundred|thousand|šimt|tūkstan/u;
const inFigures = (words: string): string =>
  AND.test(words) && !LARGE.test(words)
    ? words.replaceAll(/[^\s]+/gu, (word) => (word === 'and' ? word : String(valueOfWords(word))))
    : String(valueOfWords(words));

/** What has no number before it, or half of one. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  [/(\d{1,3}) and (?:a|one|1)[ -]half (?=per ?cent)/gu, '$1.5 '],
  [lean(/(?<=\d ?)percentage points?(?!\p{L})/gu), 'percent'],
  [lean(/(?<=\d ?)procentini\p{L}+ punkt\p{L}+/gu), 'procentų'],
  [lean(/(?<!\p{L})vieno (?=procento(?!\p{L}))/gu), '1 '],
  [/(?<![\d/])(\d{1,2})(?:-| )1\/2 ?(?=%|per ?cent)/gu, '$1.5 '],
  [lean(/(?<!\p{L})(?:a )?fortnight(?='?s? |[.,;]|$)/gu), '2 weeks'],
  [lean(/(?<=(?<!\p{L})net )(\d{2,3})(?: \(\d{2,3}\))?(?=[.,;)]|$| from| of| after| on| upon)/gu), '$1 days'],
  [lean(/(?<!\p{L})(?:for )?half a year(?!\p{L})/gu), 'for 6 months'],
  [lean(/(?<!\p{L})(?:half (?:a|of one|of 1) |0?\.5 of a )(?=per ?cent)/gu), '0.5 '],
  [lean(/(?<!\p{L})pus(?:ę|ė|ės) procento/gu), '0,5 procento'],
  /* „14 k. d.“, „10 d. d.“. */
  [lean(/(?<=\d ?)k\. ?d\.(?!\p{L})/gu), 'kalendorinių dienų'],
  [lean(/(?<=\d ?)d\. ?d\.(?!\p{L})/gu), 'darbo dienų'],
  /* "The twentieth (20th) day following receipt". */
  [lean(/(\d{1,3})(?:st|nd|rd|th)\)? day (?=(?:after|following|from)(?!\p{L}))/gu), '$1 days '],
  [lean(/(?<=(?<!\p{L})(?:po|moka|mokama|sumoka) )procentą/gu), '1 procentą'],
  [lean(/(?<=(?<!\p{L})(?:prieš|likus) )(?=(?:savaitę|mėnesį|metus|savaitei|mėnesiui)(?!\p{L}))/gu), '1 '],
  [lean(/(?<=(?<!\p{L})per )(?=(?:savaitę|mėnesį) (?:nuo|po)(?!\p{L}))/gu), '1 '],
  [lean(/(?<=(?<!\p{L})iki )(?=metų (?:po|nuo)(?!\p{L}))/gu), '1 '],
  [lean(/(?<!\p{L})pusantrų metų(?!\p{L})/gu), '18 mėnesių'],
  [lean(/(?<!\p{L})(?:pusę metų|pusmetį)(?!\p{L})/gu), '6 mėnesius'],
  [lean(/(?<=(?<!\p{L})(?:per|prieš|likus) \d{1,3} ?)d\.? (?=(?:nuo|po|iki)(?!\p{L}))/gu), 'dienų '],
  [lean(/(?<![\p{L}\d)] ?)(?<!\d )(?=metus (?:po|nuo)(?!\p{L}))/gu), '1 '],
];

/**
 * The same sentence with its number words as figures, so that „dvidešimt dienų“ and "eight per cent" are read as "20" and "8" are.
 * The check reads the words as they stand, since its weights were learned so.
 */
export const withFigures = (plain: string): string =>
  withPlainSums(
    PARTS.reduce(
      (text, [pattern, figure]) => text.replaceAll(pattern, figure),
      plain.replaceAll(WORDS, inFigures),
    ),
  );

export interface Period extends Duration {
  /** What stands before and after it in its sentence. */
  readonly before: string;
  readonly after: string;
}

const WRITTEN = lean(
  /^(?:\d{1,4}|an?)(?: ?\([^()]{1,40}\))?[- ](?:(?:full|consecutive|calendar|additional|successive|business|working|work) )?(?:kalendorin\p{L}{1,4} )?(?:darbo )?(?:hour|day|week|month|year|\p{L}+\.?)s?/u,
);

const OF_A_UNIT = /(?:mėnesio|savaitės|dienos)$/u;
/** „Iki liepos 19 dienos“ names a day. */
const OF_A_MONTH = new RegExp(
  leanSource(String.raw`(?<!\p{L})(?:${MONTHS_GENITIVE.join('|')}) (?:mėnesio )?$`),
  'u',
);
const A_UNIT = /^ (?:darbo )?(?:valand|dien|savait)/u;

/** The periods of a sentence whose numbers are figures, with the words around each. */
export const periodsIn = (plain: string): Period[] =>
  durations(plain).flatMap((duration) => {
    const written = WRITTEN.exec(plain.slice(duration.index, duration.index + 90))?.[0] ?? '';
    /* „Tris mėnesio dienas“ are days. */
    const after = plain.slice(duration.index + written.length);
    if (duration.amount > 1 && OF_A_UNIT.test(written) && A_UNIT.test(after)) return [];
    const before = plain.slice(0, duration.index);
    if (duration.unit === 'days' && OF_A_MONTH.test(before)) return [];
    return {
      ...duration,
      before,
      after,
    };
  });

/** "More than 30 days", but not "not more than 30 days". */
export const TOO_LONG = lean(
  /(?<!(?:not|no|ne) (?:be )?)(?<!\p{L})(?:longer|more|less|fewer|mažiau|over|exceed\p{L}*|beyond|ilgiau|daugiau|ilgesn\p{L}*)(?: than| nei| kaip)?(?: (?:per|by))? ?$/u,
);

const CLAUSE_END = /[;:.]\s|,\s/gu;

/** The part between commas in which a place of a sentence stands. */
export function clauseAt(plain: string, index: number): string {
  let start = 0;
  for (const { 0: mark, index: at } of plain.matchAll(CLAUSE_END)) {
    if (at >= index) return plain.slice(start, at);
    start = at + mark.length;
  }
  return plain.slice(start);
}

/** The part between semicolons. */
export function partAt(plain: string, index: number): string {
  const end = plain.indexOf('; ', index);
  return plain.slice(plain.lastIndexOf('; ', index) + 1, end === -1 ? undefined : end);
}
