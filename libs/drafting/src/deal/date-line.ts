import { withDaysInFigures } from '../reading/days-in-words.js';
import { allDatesIn } from '../reading/days-said.js';
import type { Day } from './said.js';
import { lean } from '../reading/letters.js';

/** The line that says of what day a contract is. */
export interface DateLine {
  readonly start: number;
  readonly end: number;
  readonly day: Day;
}

/** Nobody dates a contract further down. */
const HEAD = 2500;
const LONGEST = 320;
const NOT_ITS_DAY = lean(
  /(?<!\p{L})(?:born|completion|completed?|deadlines?|until|terminas|iki|pabaiga|regulation|source:|filed|as amended|act,?|gim\p{L}*|įstatym\p{L}*|nr\. \d{4})(?!\p{L})/iu,
);

/** The first line at the top with a whole date. */
export function dateLineOf(text: string): DateLine | undefined {
  for (const { 0: line, index } of text.slice(0, HEAD).matchAll(/[^\n]+/gu)) {
    if (line.length > LONGEST || NOT_ITS_DAY.test(line)) continue;
    for (const { year, month, day } of allDatesIn(withDaysInFigures(line.replaceAll(/\s/gu, ' '))))
      if (year !== undefined && day !== undefined)
        return { start: index, end: index + line.length, day: { year, month, day } };
  }
  return undefined;
}
