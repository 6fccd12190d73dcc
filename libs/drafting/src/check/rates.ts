import { clauseAt } from './figures.js';
import { shares, type Share } from './measures.js';
import { lean } from '../reading/letters.js';

/** How often a sum or a share is owed. */
export type Per = 'hour' | 'day' | 'week' | 'month' | 'year';

const RATES: readonly (readonly [Per, RegExp])[] = [
  [
    'hour',
    lean(
      /(?:per|an|each|every) hour|hourly|\/ ?h(?:our|r)?(?!\p{L})|(?:už|per|kiekvien\p{L}+) (?:\p{L}+ ){0,3}valand|valandin|\/ ?val/u,
    ),
  ],
  [
    'day',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|month|week|for|each|every|of) )\p{L}+ ){0,3}day(?!\p{L})|daily|(?:už|per|kiekvien\p{L}+|kasdien) (?:\p{L}+ ){0,4}dien(?:ą|os)(?!\p{L})|\/ ?d(?:ay|ien)/u,
    ),
  ],
  [
    'week',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|month|day|for|each|every|of) )\p{L}+ ){0,2}week(?!\p{L})|weekly|(?:už|per|kas|kiekvien\p{L}+) (?:\p{L}+ ){0,3}savait/u,
    ),
  ],
  [
    'month',
    lean(
      /(?:per|a|each|every) (?:(?!(?:year|annum|day|week|for|each|every|of) )\p{L}+ ){0,2}month(?!\p{L})|monthly|(?<!\p{L})p\.?m\.?(?!\p{L})|(?:už|per|kas|kiekvien\p{L}+) (?:\p{L}+ ){0,2}mėn|\/ ?m(?:onth|ėn)/u,
    ),
  ],
  [
    'year',
    lean(
      /(?:per|a|each|every) (?:\p{L}+ ){0,1}(?:year|annum)(?!\p{L})|p\.? ?a\.|annual|yearly|metin|per metus|už metus/u,
    ),
  ],
];

/** How often, by the words nearest behind a figure, then by those before it. */
export function perOf(plain: string, index: number): { readonly per?: Per } {
  const behind = plain.slice(index, index + 110);
  const found = RATES.flatMap(([per, pattern]) => {
    const at = pattern.exec(behind)?.index;
    return at === undefined ? [] : [{ per, at }];
  }).toSorted((a, b) => a.at - b.at)[0];
  if (found !== undefined) return { per: found.per };
  const before = RATES.find(([, pattern]) => pattern.test(plain.slice(Math.max(0, index - 90), index)));
  return before === undefined ? {} : { per: before[0] };
}

/** "A monthly fee of". */
const BY_NAME: readonly (readonly [Per, RegExp])[] = [
  ['hour', lean(/(?<!\p{L})hourly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['day', lean(/(?<!\p{L})(?:daily|day) (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['week', lean(/(?<!\p{L})weekly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['month', lean(/(?<!\p{L})monthly (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
  ['year', lean(/(?<!\p{L})(?:annual|yearly) (?:\p{L}+ ){0,3}(?:of|is|:)? ?$/u)],
];

/** The same of a sum, whose clause says it. */
export function perOfSum(plain: string, index: number): { readonly per?: Per } {
  const directly = BY_NAME.find(([, pattern]) => pattern.test(plain.slice(Math.max(0, index - 40), index)));
  if (directly !== undefined) return { per: directly[0] };
  const clause = clauseAt(plain, index);
  return perOf(clause, Math.max(0, clause.indexOf(plain.slice(index, index + 8))));
}

/** The highest that a penalty comes to is no rate. */
const AT_MOST = lean(
  /(?<!\p{L})(?:max\p{L}*|at most|no(?:t)? more than|not (?:to )?exceed\p{L}*|up to|in total|limited to|capped at|cap of|ceiling|ne daugiau(?: kaip| nei)?|iš viso|nevirši\p{L}*|didžiausi\p{L}*|bet ne|iki)(?:[^\d.;]{0,25})$/u,
);

export const isRate = (plain: string, index: number): boolean =>
  !AT_MOST.test(plain.slice(Math.max(0, index - 60), index));

/** A share with how often it is owed, as far as the sentence says that. */
export interface Rate extends Share {
  readonly per?: Per;
}

const allRatesIn = (plain: string): readonly Rate[] =>
  shares(plain).map((share) => ({ ...share, ...perOf(plain, share.index) }));

/** The rates of a sentence but for what something comes to at most. */
export const ratesIn = (plain: string): readonly Rate[] =>
  allRatesIn(plain).filter(({ index }) => isRate(plain, index));

/** Whether a share is owed for each day, be it only up to so much. */
export const isOwedDaily = (plain: string): boolean => allRatesIn(plain).some(({ per }) => per === 'day');

const IN_A_YEAR: Readonly<Record<Per, number>> = { hour: 24 * 365, day: 365, week: 52, month: 12, year: 1 };
/** The highest of them by the year; undefined where none is named. */
export function yearlyRate(plain: string): number | undefined {
  const rates = ratesIn(plain);
  return rates.length === 0
    ? undefined
    : Math.max(...rates.map(({ percent, per = 'year' }) => percent * IN_A_YEAR[per]));
}
