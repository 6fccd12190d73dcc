import type { FigureSpec } from './figure.js';
import { NUMBER_WORDS, valueOfWords } from './number-words.js';

/** An estimate or a limit, where the number itself is meant. */
const LEADING =
  /^(?:(?:about|around|approx(?:imately|\.)?|roughly|circa|ca\.?|max(?:imum|imal|\.)?|up to|at most|(?:no|not) more than|within|per|apie|maždaug|maks(?:imaliai|imum|\.)?|iki|daugiausiai?|ne daugiau(?: kaip| nei)?)(?!\p{L}):? ?|[~≈<≤] ?)(?=[\p{L}\d])/iu;
const TRAILING = /,? (?:max(?:imum|\.)?|at most|maks(?:imaliai|imum|\.)?|daugiausiai?)$/iu;
const IN_WORDS = new RegExp(`^${NUMBER_WORDS}`, 'iu');
const WEEKS = /^(\d+) ?(?:weeks?|wks?\.?|sav\.?|savait(?:ė|ės|es|ę|ių))$/iu;
const DAYS_OF_WEEK: Readonly<Record<string, number>> = { 'calendar-days': 7, 'working-days': 5 };
/** Not what has groups of digits already: nobody writes "4 500k". */
const THOUSANDS =
  /^([^\d]*)(\d{1,3}(?:[.,]\d{1,2})?) ?(?:k|thousand|tūkst(?:\.|ančiai|ančių)?)(?!\p{L})([^\d]*)$/iu;

/** What people say of a figure, as the figure: "max 40 h", "two weeks", "4.5k". What would change its meaning stays. */
export function saidFigure(text: string, { kind, name, isLimit = false }: FigureSpec): string {
  const words = withoutName(text.normalize('NFKC').replace(/\s+/gu, ' ').trim(), name);
  const isMoney = kind.startsWith('money');
  const isCounted = !isMoney && !kind.startsWith('percent') && kind !== 'number';
  const bare = isCounted || isLimit ? words.replace(LEADING, '').replace(TRAILING, '') : words;
  if (isMoney) return bare.replace(THOUSANDS, inFull);
  return isCounted ? inDays(bare.replace(IN_WORDS, inDigits), DAYS_OF_WEEK[kind]) : bare;
}

/** "Warranty: 180" in the field of the warranty is 180 of what that field counts. */
function withoutName(words: string, name: RegExp | undefined): string {
  const said = name?.exec(words)?.[0];
  const behind = said === undefined ? null : /^(?: \p{L}+)? ?[:=–-]? ?(?=\d)/u.exec(words.slice(said.length));
  return said === undefined || behind === null ? words : words.slice(said.length + behind[0].length);
}

const inFull = (_match: string, before: string, figure: string, after: string): string =>
  `${before}${Math.round(Number(figure.replace(',', '.')) * 1000)}${after}`;

/** "twenty-five", but not "two-three". */
function inDigits(words: string): string {
  const [tens = 0, units, ...others] = words.split(/[\s-]+/u).map(valueOfWords);
  if (units === undefined) return String(tens);
  const isOne = tens >= 20 && tens % 10 === 0 && units < 10 && others.length === 0;
  return isOne ? String(tens + units) : words;
}

function inDays(words: string, days: number | undefined): string {
  const [, weeks] = WEEKS.exec(words) ?? [];
  return weeks === undefined || days === undefined ? words : String(Number(weeks) * days);
}
