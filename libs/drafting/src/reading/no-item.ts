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
/** A weight, a distance or a time of nothing, how often, on which day. */
const MEASURE = new RegExp(
  `^(?:daily|weekly|monthly|kasdien|\\d+(?:[.,]\\d+)? ?(?:k?g|[kcm]?m|${TIME})|(?:(?:every|each|on|kas|kiekvien\\p{L}+) (?:[\\p{L}\\d]+ )?)?(?:${TIME})(?: (?:by|per|telefonu)(?: \\p{L}+)*)?)$`,
  'iu',
);

/** Whether words name nothing that could be done or handed over: yes, words that only fill the field, an amount, a rate, a time, a day, a place. */
function namesNothing(line: string): boolean {
  if (line.length > SHORT) return false;
  return (
    isYes(line) ||
    isIdle(line) ||
    BARE_NUMBERS.test(line) ||
    MEASURE.test(line) ||
    AMOUNTS.some((kind) => readFigure(line, kind) !== undefined) ||
    parseDate(line) !== undefined ||
    isTown(line)
  );
}

/** The first item of a list that is none; that there is nothing to list is an answer. */
export const noItemIn = (raw: string): string | undefined => cleanLines(raw).find(namesNothing);

/** The first words of a description that describes nothing. */
export function noDescription(raw: string): string | undefined {
  const lines = cleanLines(raw);
  const isEmpty = lines.every((line) => namesNothing(line) || (line.length <= SHORT && saysNothing(line)));
  return isEmpty ? (lines[0] ?? asOneLine(raw)) : undefined;
}
