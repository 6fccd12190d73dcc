import { countryOfCity } from '../cities.js';
import { parseDate } from './date.js';
import { isTown } from './city.js';
import { readFigure, type FigureKind } from './figure.js';
import { howOften, isDayOfWeek } from './how-often.js';
import { cleanLines, isNothing, isYes } from './text.js';

/** What is longer says something. */
const SHORT = 60;
/** One number or several, whatever stands between them. */
const BARE_NUMBERS = /^[\d\s.,+–—-]+$/u;
const AMOUNTS: readonly FigureKind[] = [
  'money',
  'money-an-hour',
  'money-a-month',
  'percent',
  'percent-a-day',
  'working-days',
  'calendar-days',
  'hours',
  'hours-a-month',
];
/** A length of time, a weight or a distance, of nothing. */
const MEASURE =
  /^\d+(?:[.,]\d+)?\s*(?:weeks?|sav\.?|savait\p{L}+|months?|mėn\.?|mėnes\p{L}+|years?|m\.|met(?:ai|ų|us)|min\.?|minut\p{L}+|k?g|k?m|cm|mm)$/iu;

/** Whether words name nothing that could be done or handed over: yes, an amount, a rate, a time, a day, a place. */
function namesNothing(line: string): boolean {
  if (line.length > SHORT) return false;
  return (
    isYes(line) ||
    BARE_NUMBERS.test(line) ||
    MEASURE.test(line) ||
    AMOUNTS.some((kind) => readFigure(line, kind) !== undefined) ||
    parseDate(line) !== undefined ||
    isDayOfWeek(line) ||
    howOften(line, 'en') !== undefined ||
    howOften(line, 'lt') !== undefined ||
    countryOfCity(line) !== undefined ||
    isTown(line)
  );
}

/** The first item of a list that is none; that there is nothing to list is an answer. */
export const noItemIn = (raw: string): string | undefined => cleanLines(raw).find(namesNothing);

/** A description that describes nothing. */
export function noDescription(raw: string): string | undefined {
  const [line, ...others] = cleanLines(raw);
  if (line === undefined || others.length > 0) return undefined;
  return namesNothing(line) || isNothing(line) ? line : undefined;
}
