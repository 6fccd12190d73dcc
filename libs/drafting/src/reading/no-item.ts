import { parseDate } from './date.js';
import { isTown } from './city.js';
import { readFigure, type FigureKind } from './figure.js';
import { isIdle, saysNothing } from './idle-words.js';
import { asOneLine, cleanLines, isYes } from './text.js';

/** What is longer says something. */
const SHORT = 60;
/** One number or several, whatever stands between them. */
const BARE_NUMBERS = /^[\d\s.,+–—-]+$/u;
/** What may stand beside a number in one of these may in every narrower one. */
const AMOUNTS: readonly FigureKind[] = ['money-an-hour', 'money-a-month', 'percent-a-day', 'hours-a-month'];
const TIME = [
  '(?:(?:working|business|darbo) )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)?days?|d\\.?(?: d)?)',
  /* A birthday is a day that can be worked for: only these name no more than when. */
  '(?:darbo |kalendorin\\p{L}+ |calendar |(?:pirma|antra|trečia|ketvirta|penkta|šešta|sekma)(?=dien))?dien(?:a|os|ą|as|ų|ai|iai|iais|is|į|io)',
  'weeks?|months?|years?|min\\.?',
  'sav\\.?|savait(?:ė|ės|ę|es|ių)|mėn\\.?|mėnes(?:is|io|į|iai|ius|ių)|met(?:ai|ų|us)',
].join('|');
const COUNTED = `\\d+(?:[.,]\\d+)? ?(?:k?g|[kcm]?m|${TIME})`;
const BARE_MEASURE = new RegExp(`^${COUNTED}$`, 'iu');
/** A weight, a distance or a time of nothing, how often, on which day. */
const MEASURE = new RegExp(
  `^(?:daily|weekly|monthly|kasdien|${COUNTED}|(?:(?:every|each|on|kas|kiekvien\\p{L}+) (?:[\\p{L}\\d]+ )?)?(?:${TIME})(?: (?:by|per|telefonu)(?: \\p{L}+)*)?)$`,
  'iu',
);

const isShort = (line: string): boolean => line.length <= SHORT;
const isOneOf = (line: string, kinds: readonly FigureKind[]): boolean =>
  kinds.some((kind) => readFigure(line, kind) !== undefined);

/** A number, money, a part, a time, a day or a town, and nothing else. */
const isBareFact = (line: string): boolean =>
  BARE_NUMBERS.test(line) ||
  BARE_MEASURE.test(line) ||
  isOneOf(line, ['money', 'percent']) ||
  parseDate(line) !== undefined ||
  isTown(line);

/** Whether words name nothing that could be done or handed over: yes, words that only fill the field, an amount, a rate, a time, a day, a place. */
const namesNothing = (line: string): boolean =>
  isShort(line) &&
  (isYes(line) || isIdle(line) || isBareFact(line) || MEASURE.test(line) || isOneOf(line, AMOUNTS));

/** The same, or that nothing is said at all. */
const isEmpty = (line: string): boolean => namesNothing(line) || (isShort(line) && saysNothing(line));

/** The first item of a list that is none; that there is nothing to list is an answer. */
export const noItemIn = (raw: string): string | undefined => cleanLines(raw).find(namesNothing);

/** The first words of a description that describes nothing. */
export function noDescription(raw: string): string | undefined {
  const lines = cleanLines(raw);
  return lines.every(isEmpty) ? (lines[0] ?? asOneLine(raw)) : undefined;
}

/** Words behind “Other” that name no choice. A way of paying may be a rate: “60 EUR an hour”. */
export const isNoChoice = (words: string, isPayment: boolean): boolean =>
  isPayment ? isShort(words) && (saysNothing(words) || isBareFact(words)) : isEmpty(words);
