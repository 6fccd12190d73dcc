import type { IsoDate } from '../model/document.js';

/** Perhaps with the time of day that a program writes after it; other words would be lost. */
const DATE = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:\.|T[\d:.]+Z?)?$/;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** A calendar day written year first; anything else, and a day that does not exist, is `undefined`. */
export function parseDate(text: string): IsoDate | undefined {
  const match = DATE.exec(text.trim());
  if (match === null) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  if (year < 1900 || year > 2200 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
