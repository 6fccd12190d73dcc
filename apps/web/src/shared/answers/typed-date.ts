import { fromIsoDate } from './dates.js';

/* How the names of months begin, in every case and whether short or whole; "rugp" and "rugs" need their fourth letter. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'saus'],
  ['feb', 'vas'],
  ['mar', 'kov'],
  ['apr', 'bal'],
  ['may', 'geg'],
  ['jun', 'birž'],
  ['jul', 'liep'],
  ['aug', 'rugp'],
  ['sep', 'rugs'],
  ['oct', 'spal'],
  ['nov', 'lapk'],
  ['dec', 'gruo'],
];

const YEAR_FIRST = /^(\d{4})\s*[-./\s]\s*(\d{1,2})\s*[-./\s]\s*(\d{1,2})\.?$/;
const IN_ONE = /^(\d{4})(\d{2})(\d{2})$/;
const YEAR_LAST = /^(\d{1,2})\s*([-./\s])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})\.?$/;
/** "2026 m. 12 mėn. 31 d." */
const LITHUANIAN_UNITS = /(?<=\d)\s*(?:mėn|m|d)\b\.?/gu;

/**
 * The day that somebody has typed, as `YYYY-MM-DD`: year first or last, or with the month as a word in English or Lithuanian.
 * None for what is no day, and several for what means one to some readers and another to others, as 05/01/2027 does.
 */
export function readTypedDate(text: string): readonly string[] {
  const clean = text.trim().toLowerCase().normalize('NFC');
  const figures = clean.replace(LITHUANIAN_UNITS, ' ').trim();
  const yearFirst = YEAR_FIRST.exec(figures) ?? IN_ONE.exec(figures);
  if (yearFirst) return daysOf([yearFirst[1], yearFirst[2], yearFirst[3]]);
  const yearLast = YEAR_LAST.exec(figures);
  return yearLast ? withYearLast(yearLast) : daysOf(inWords(clean));
}

function withYearLast([, first = '', separator, second = '', last = '']: RegExpExecArray): readonly string[] {
  const year = last.length === 2 ? `20${last}` : last;
  const dayFirst = [year, second, first];
  /* Wherever points are written, the day comes first. */
  if (separator === '.') return daysOf(dayFirst);
  const monthFirst = [year, first, second];
  const isYearOpen = last.length === 2 && separator !== '/';
  return isYearOpen
    ? daysOf(dayFirst, monthFirst, [`20${first.padStart(2, '0')}`, second, last])
    : daysOf(dayFirst, monthFirst);
}

/** Year, month and day. */
function inWords(text: string): DateParts {
  const words = text.match(/\p{L}+/gu) ?? [];
  const months = words.flatMap((word) => {
    const at = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
    return at === -1 ? [] : [at + 1];
  });
  const numbers: string[] = text.match(/\d+/g) ?? [];
  const year = numbers.find(({ length }) => length === 4);
  const days = numbers.filter(({ length }) => length <= 2);
  if (months.length !== 1 || numbers.length !== 2 || days.length !== 1) return [];
  return [year, String(months[0]), days[0]];
}

type DateParts = readonly (string | undefined)[];

/** Every day of the calendar among these, once. */
const daysOf = (...readings: readonly DateParts[]): readonly string[] => [
  ...new Set(
    readings
      .map(([year = '', month = '', day = '']) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
      .filter((date) => fromIsoDate(date) !== undefined),
  ),
];
