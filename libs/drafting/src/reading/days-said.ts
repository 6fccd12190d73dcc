import type { IsoDate } from '../model/document.js';
import { parseDate } from './date.js';
import { datesIn, type SaidDate } from './dates-said.js';

/** English short names, which a contract never has: "15 Mar", "Sept 3rd 2027". */
const SHORT_MONTHS = 'jan feb mar apr may jun jul aug sept?|sep oct nov dec'.split(' ');
const SHORT = new RegExp(
  String.raw`(?<![\d.,])(?:(?<d1>[0-3]?\d)(?:st|nd|rd|th)?\.?\s+(?<m1>${SHORT_MONTHS.join('|')})\b\.?|\b(?<m2>${SHORT_MONTHS.join('|')})\b\.?\s+(?<d2>[0-3]?\d)(?:st|nd|rd|th)?(?!\d))(?:,?\s+(?<year>20\d\d))?`,
  'gu',
);

/** The dates that a text names, also with the short names of months; `plain` is the text in small letters, as long as the text. */
export function allDatesIn(text: string, plain = text.toLowerCase()): SaidDate[] {
  const known = datesIn(text);
  const short = [...plain.matchAll(SHORT)].map(({ 0: words, index, groups = {} }): SaidDate => {
    const name = groups['m1'] ?? groups['m2'] ?? '';
    return {
      year: groups['year'] === undefined ? undefined : Number(groups['year']),
      month: 1 + SHORT_MONTHS.findIndex((each) => each.slice(0, 3) === name.slice(0, 3)),
      day: Number(groups['d1'] ?? groups['d2']),
      words,
      index,
    };
  });
  const isNew = ({ index, words }: SaidDate): boolean =>
    !known.some((one) => one.index < index + words.length && index < one.index + one.words.length);
  return [...known, ...short.filter(isNew)].toSorted((a, b) => a.index - b.index);
}

const iso = (year: number, month: number, day: number): IsoDate | undefined =>
  parseDate(`${year}-${month}-${day}`);
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The days that a date may be: the next one where no year stands, both where day and month could be either. */
export function daysOf(date: SaidDate, today: IsoDate, isEnd = false): IsoDate[] {
  const { year, month, words } = date;
  const day = date.day ?? (isEnd ? lastDay(year ?? Number(today.slice(0, 4)), month) : undefined);
  if (day === undefined) return [];
  const inYear = (from: number, m: number, d: number): IsoDate | undefined => {
    const one = iso(from, m, d);
    return year === undefined && one !== undefined && one < today ? iso(from + 1, m, d) : one;
  };
  const from = year ?? Number(today.slice(0, 4));
  const isEither = /^\d{1,2}\/\d{1,2}\/\d{4}$/u.test(words) && day !== month && day <= 12;
  return [inYear(from, month, day), ...(isEither ? [inYear(from, day, month)] : [])].filter(
    (each) => each !== undefined,
  );
}
