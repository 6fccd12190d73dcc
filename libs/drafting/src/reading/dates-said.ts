import { MONTHS } from '../format/en.js';
import { MONTHS_GENITIVE } from '../format/lt.js';
import type { IsoDate } from '../model/document.js';
import { parseDate } from './date.js';

/** A day, or a month, as far as the words say it. */
export interface SaidDate {
  readonly year: number | undefined;
  readonly month: number;
  readonly day: number | undefined;
  /** As written. */
  readonly words: string;
  readonly index: number;
}

/** Every case of a Lithuanian month begins as its genitive without the ending. */
const STEMS = MONTHS_GENITIVE.map((name) => name.replace(/(?:io|o|ės|os)$/u, ''));
const ENGLISH_MONTH = `(${MONTHS.join('|')})`;
const LITHUANIAN_MONTH = `(${STEMS.join('|')})\\p{L}{1,4}`;
const YEAR = String.raw`(?<year>(?:19|20)\d\d)`;
const DAY = String.raw`(?<day>[0-3]?\d)`;

const FORMS: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\d)${YEAR}[-./](?<month>[01]?\d)[-./]${DAY}(?!\d)`, 'gu'),
  /* "9/28/2024", where no month could be the second. */
  new RegExp(String.raw`(?<![\d.,/])(?<month>[01]?\d)/(?<day>1[3-9]|2\d|3[01])/${YEAR}(?!\d)`, 'gu'),
  new RegExp(String.raw`(?<![\d.,])${DAY}[./](?<month>[01]?\d)[./]${YEAR}(?!\d)`, 'gu'),
  new RegExp(
    String.raw`(?<![\d.,])${DAY}(?:st|nd|rd|th)?(?:\s+day)?(?:\s+of)?\s+(?<month>${ENGLISH_MONTH})(?:,?\s+${YEAR})?(?!\p{L})`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${DAY}(?:st|nd|rd|th)?(?!\d)(?:,?\s+${YEAR})?`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\p{L})(?<month>${ENGLISH_MONTH})\s+${YEAR}(?!\d)`, 'giu'),
  new RegExp(
    String.raw`(?:(?<!\d)${YEAR}\s*m(?:etų|\.)?\s*)?(?<!\p{L})(?<month>${LITHUANIAN_MONTH})\s+${DAY}(?!\d)\s*(?:d\.|dien\p{L}*)`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\d)${YEAR}\s*m(?:etų|\.)?\s*(?<month>${LITHUANIAN_MONTH})(?!\p{L})`, 'giu'),
];

function monthOf(words: string): number {
  if (/^\d/u.test(words)) return Number(words);
  const name = words.toLowerCase();
  const english = MONTHS.findIndex((each) => each.toLowerCase() === name);
  return 1 + (english >= 0 ? english : STEMS.findIndex((stem) => name.startsWith(stem)));
}

/** The dates that a text names, in its order. */
export function datesIn(text: string): SaidDate[] {
  const found: SaidDate[] = [];
  for (const form of FORMS) {
    for (const { 0: words, index, groups } of text.matchAll(form)) {
      if (
        found.some((known) => index < known.index + known.words.length && known.index < index + words.length)
      )
        continue;
      const month = monthOf(groups?.['month'] ?? '');
      if (month < 1 || month > 12) continue;
      const [year, day] = [groups?.['year'], groups?.['day']].map((part) =>
        part === undefined ? undefined : Number(part),
      );
      found.push({ year, month, day, words: words.trim(), index });
    }
  }
  return found.toSorted((a, b) => a.index - b.index);
}

/** English short names, which a contract never has: "15 Mar", "Sept 3rd 2027". */
const SHORT_MONTHS = 'jan feb mar apr may jun jul aug sept?|sep oct nov dec'.split(' ');
const SHORT = new RegExp(
  String.raw`(?<![\d.,])(?:(?<d1>[0-3]?\d)(?:st|nd|rd|th)?\.?\s+(?<m1>${SHORT_MONTHS.join('|')})\b\.?|\b(?<m2>${SHORT_MONTHS.join('|')})\b\.?\s+(?<d2>[0-3]?\d)(?:st|nd|rd|th)?(?!\d))(?:,?\s+(?<year>20\d\d))?`,
  'gu',
);

/** The same and those with short names; `plain` is the text in small letters, as long as the text. */
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
