import { lean, leanSource } from './letters.js';
import { NUMBER_WORDS, valueOfWords } from './number-words.js';

const ENGLISH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );
/** By the beginnings that every case has: „trečia“, „trečioji“, „trečiąją“. */
const UNITS = 'pirm antr treči ketvirt penkt šešt septint aštunt devint dešimt'.split(' ');
const TEENS =
  'vienuolikt dvylikt trylikt keturiolikt penkiolikt šešiolikt septyniolikt aštuoniolikt devyniolikt dvidešimt'.split(
    ' ',
  );
const LITHUANIAN: readonly string[] = [
  ...UNITS,
  ...TEENS,
  ...UNITS.slice(0, 9).map((unit) => `dvidešimt ${unit}`),
  'trisdešimt',
  'trisdešimt pirm',
];
const valueIn = (ordinals: readonly string[], said: string): number => ordinals.indexOf(said) + 1;
const longestFirst = (ordinals: readonly string[]): string => ordinals.toReversed().join('|');

/** "The thirtieth day of June", "the third (3rd) of February". */
const ENGLISH_DAY = new RegExp(
  leanSource(
    String.raw`(?<![\p{L}-])(${longestFirst(ENGLISH)})(?: \(\d{1,2}(?:st|nd|rd|th)?\))? (?=(?:day )?of )`,
  ),
  'giu',
);
/** "Of the year two thousand and twenty-five (2025)". */
const ENGLISH_YEAR = new RegExp(
  leanSource(
    String.raw`(?<=(?:january|february|march|april|may|june|july|august|september|october|november|december)),?(?: in| of)?(?: the year)?(?: of our lord)? (two thousand(?: and)?[ -](?:${NUMBER_WORDS}))(?: \(20\d\d\))?`,
  ),
  'giu',
);
/** „Vasario trečia diena“. */
const LITHUANIAN_DAY = new RegExp(
  leanSource(
    String.raw`(?<=(?:sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio)(?: mėnesio)? )(${longestFirst(LITHUANIAN)})(?:a|oji|ą|ąją|os|osios|i|ioji|ią|iąją)? (?=dien)`,
  ),
  'giu',
);
/** „Du tūkstančiai dvidešimt penktų metų“. */
const LITHUANIAN_YEAR = new RegExp(
  leanSource(
    String.raw`(?<!\p{L})du tūkstančiai (${longestFirst(LITHUANIAN)}|trisdešimt (?:${UNITS.slice(0, 9).join('|')}))(?:i?ų|i?ųjų|i?ieji|i?aisiais)? met(?:ų|ai|ais)(?!\p{L})`,
  ),
  'giu',
);
const SPELLED = lean(/thousand|tūkstan|\p{L}(?:st|nd|rd|th) (?:\(|day |of )|dien/iu);

const THIRTY = 'trisdešimt ';
const yearOf = (said: string): number => {
  const small = said.toLowerCase();
  return (
    2000 +
    (small.startsWith(THIRTY) ? 30 + valueIn(UNITS, small.slice(THIRTY.length)) : valueIn(LITHUANIAN, small))
  );
};

/** The same text with the days and years that it spells out in figures: "3 of February 2025", „2025 m. vasario 3 diena“. */
export const withDaysInFigures = (text: string): string =>
  SPELLED.test(text)
    ? text
        .replaceAll(ENGLISH_DAY, (_, day: string) => `${valueIn(ENGLISH, day.toLowerCase())} `)
        .replaceAll(ENGLISH_YEAR, (_, year: string) => ` ${valueOfWords(year.replaceAll(/ and /giu, ' '))}`)
        .replaceAll(LITHUANIAN_YEAR, (_, year: string) => `${yearOf(year)} m.`)
        .replaceAll(LITHUANIAN_DAY, (_, day: string) => `${valueIn(LITHUANIAN, day.toLowerCase())} `)
    : text;
