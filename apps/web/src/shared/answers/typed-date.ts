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
const DAY_FIRST = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/;

/**
 * The day that somebody has typed, as `YYYY-MM-DD`: year first, day first with points, or with the month as a word in English
 * or Lithuanian. Undefined for what is no day, and for 01/02/2026, which is two of them.
 */
export function readTypedDate(text: string): string | undefined {
  const clean = text.trim().toLowerCase().normalize('NFC');
  const yearFirst = YEAR_FIRST.exec(clean);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const dayFirst = DAY_FIRST.exec(clean);
  if (dayFirst) return dayOf(dayFirst[3], dayFirst[2], dayFirst[1]);
  return inWords(clean);
}

function inWords(text: string): string | undefined {
  const words = text.match(/\p{L}+/gu) ?? [];
  const months = words.flatMap((word) => {
    const at = MONTHS.findIndex((names) => names.some((name) => word.startsWith(name)));
    return at === -1 ? [] : [at + 1];
  });
  const numbers: string[] = text.match(/\d+/g) ?? [];
  const year = numbers.find(({ length }) => length === 4);
  const days = numbers.filter(({ length }) => length <= 2);
  if (months.length !== 1 || numbers.length !== 2 || days.length !== 1) return undefined;
  return dayOf(year, String(months[0]), days[0]);
}

function dayOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return fromIsoDate(date) ? date : undefined;
}
