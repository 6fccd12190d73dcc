import { lean, leanSource } from '../reading/letters.js';

export type DurationUnit = 'hours' | 'days' | 'working days' | 'weeks' | 'months' | 'years';

export interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
  /** In calendar days, so that periods can be compared: five working days are seven. */
  readonly days: number;
  readonly index: number;
}

const EN_ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Lithuanian numerals as they stand before days, months and years, by the beginning of the word. */
const LT_NUMERALS: readonly (readonly [RegExp, number])[] = [
  [/^vien(?:ą|eri|erius|us|os|o|ai|uoli)/u, 1],
  [/^dv(?:i|iejų|iem|ejus|eji|iejus)/u, 2],
  [/^tr(?:is|ijų|ims|ejus|eji)/u, 3],
  [/^ketur(?:is|ias|ių|erius|eri)/u, 4],
  [/^penk(?:is|ias|ių|erius|eri)(?!ioli)/u, 5],
  [/^šeš(?:is|ias|ių|erius|eri)(?!ioli)/u, 6],
  [/^septyn(?:is|ias|ių|erius|eri)/u, 7],
  [/^aštuon(?:is|ias|ių|erius|eri)/u, 8],
  [/^devyn(?:is|ias|ių|erius|eri)/u, 9],
  [/^dešimt(?!is)/u, 10],
  [/^dvylik/u, 12],
  [/^keturiolik/u, 14],
  [/^penkiolik/u, 15],
  [/^dvidešimt/u, 20],
  [/^trisdešimt/u, 30],
  [/^keturiasdešimt/u, 40],
  [/^šešiasdešimt/u, 60],
  [/^devyniasdešimt/u, 90],
];

const DURATION_EN = lean(
  /(?<![\p{L}\d.,])(?:(\d{1,4})|((?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)?[- ]?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|an?))(?: ?\((?:(\d{1,4})|[a-z -]{3,30})\))?[- ](?:full |consecutive |calendar |additional |successive )?(business |working |work )?(hour|day|week|month|year)s?(?!\p{L})/gu,
);
const DURATION_LT = lean(
  /(?<![\p{L}\d.,])(?:(\d{1,4})|(\p{L}{3,20}))(?: ?\((?:(\d{1,4})|[\p{L} ]{3,40})\))? (?:kalendorin\p{L}{1,4} )?(darbo )?(valand|dien|savait|mėnes|mėn\.|met(?:us|ų|ai|ams)(?!\p{L}))/gu,
);

/** What every period has. */
const HAS_UNIT = /hour|day|week|month|year|valand|dien|savait|mėn|met[uųa]/u;

const UNITS: Readonly<Record<string, DurationUnit>> = {
  hour: 'hours',
  valand: 'hours',
  day: 'days',
  dien: 'days',
  week: 'weeks',
  savait: 'weeks',
  month: 'months',
  mėnes: 'months',
  'mėn.': 'months',
  year: 'years',
};
const DAYS: Readonly<Record<DurationUnit, number>> = {
  hours: 1 / 24,
  days: 1,
  'working days': 1.4,
  weeks: 7,
  months: 30,
  years: 365,
};

/** The periods a sentence names, in both languages: "thirty (30) days", „per 30 (trisdešimt) kalendorinių dienų“. */
export function durations(plain: string): Duration[] {
  if (!HAS_UNIT.test(plain)) return [];
  /* "[30] days" of a form, in as many characters. */
  const read = plain.replaceAll(/\[(\d{1,4})\]/gu, '  $1');
  return [...read.matchAll(DURATION_EN), ...read.matchAll(DURATION_LT)]
    .flatMap((match) => {
      /* "One hundred and twenty (120) days": the figure is surer than the last of the words. */
      const [, before, word, inBrackets, working, name = ''] = match;
      const digits = before ?? inBrackets;
      const amount = digits === undefined ? numeral(word ?? '') : Number(digits);
      if (amount === undefined) return [];
      const unit = UNITS[name] ?? 'years';
      const counted = unit === 'days' && working !== undefined ? 'working days' : unit;
      return [{ amount, unit: counted, days: amount * DAYS[counted], index: match.index }];
    })
    .sort((a, b) => a.index - b.index);
}

function numeral(word: string): number | undefined {
  if (word === 'a' || word === 'an') return 1;
  const [first = '', second] = word.trim().split(/[- ]/);
  const tens = EN_TENS[first];
  if (tens !== undefined) return tens + (second === undefined ? 0 : EN_ONES.indexOf(second) + 1);
  const ones = EN_ONES.indexOf(first);
  if (ones >= 0) return ones + 1;
  return LT_NUMERALS.find(([pattern]) => pattern.test(word))?.[1];
}

const PERCENT = lean(
  /(?<![\p{L}\d])(\d{1,3}(?:[.,]\d{1,4})?) ?(?:\([\p{L}\d ,]{3,60}\) ?)?(?:%|percent(?!age)|per cent|proc\.|proc(?!\p{L})|procent(?!inis|ini))/gu,
);

export interface Share {
  readonly percent: number;
  readonly index: number;
}

/** "2.5 %", „0,02 proc.“, in the order of the sentence. */
export const shares = (plain: string): Share[] =>
  HAS_FIGURE.test(plain)
    ? [...plain.matchAll(PERCENT)].map(({ 1: digits = '', index }) => ({
        percent: Number(digits.replace(',', '.')),
        index,
      }))
    : [];
const HAS_FIGURE = /\d/u;

export const percents = (plain: string): number[] => shares(plain).map(({ percent }) => percent);

const CURRENCY =
  'usd|us\\$|a\\$|au\\$|c\\$|ca\\$|nz\\$|\\$|eur(?:o|os|ų|ai|as|ais|us|ą|ams)?|€|gbp|£|pounds?|dollars?|chf|pln|sek|nok|dkk|cad|aud|nzd|sgd|hkd|inr|brl|zar|aed|czk|jpy|¥';
const NUMBER = '\\d{1,3}(?:[ ,.]\\d{3}(?!\\d)){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?';
const MONEY = new RegExp(
  leanSource(
    `(?:(${CURRENCY}) ?(${NUMBER})|(?<![\\d.,]|\\d[-/])(${NUMBER})(?: ?- ?(?!(?:${CURRENCY}) ?\\d)| ?\\([^()]{3,120}\\) ?| ?)(${CURRENCY}))(?!\\p{L})`,
  ),
  'gu',
);

export interface Money {
  readonly amount: number;
  readonly currency: string;
  readonly index: number;
}

/** "USD 4,800.00", „4 800,00 Eur“, "$3,000". */
export const money = (plain: string): Money[] =>
  HAS_FIGURE.test(plain)
    ? [...plain.matchAll(MONEY)].map(({ 1: before, 2: after = '', 3: number = '', 4: behind, index }) => ({
        amount: readAmount(before === undefined ? number : after),
        currency: before ?? behind ?? '',
        index,
      }))
    : [];

function readAmount(written: string): number {
  /* "EUR 0.115" a word. */
  const cents = /[.,](\d{1,2})$/.exec(written) ?? /(?<=^0)[.,](\d{3})$/.exec(written);
  const whole = (cents === null ? written : written.slice(0, cents.index)).replaceAll(/\D/g, '');
  return Number(`${whole}.${cents?.[1] ?? '0'}`);
}
