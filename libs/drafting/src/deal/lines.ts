import { withoutAsides } from '../check/asides.js';
import { withFigures } from '../check/figures.js';
import { money } from '../check/measures.js';
import { dollarOf } from '../check/plain-sums.js';
import type { Wording } from '../check/features.js';
import type { ReadContract } from '../check/read-contract.js';
import { plainText, segments, type Sentence } from '../check/segment.js';
import { isFooter } from '../check/skipped.js';
import { withDaysInFigures } from '../reading/days-in-words.js';
import { allDatesIn } from '../reading/days-said.js';
import type { IsoDate } from '../model/document.js';
import { placedDates } from './dates.js';
import type { Day, LineKind, Said } from './said.js';
import { currencyOf } from './values.js';
import { lean } from '../reading/letters.js';

const CELL = /(?: \| |^\| )/u;

/** A part of a contract that says something by itself. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly said: Said;
  /** As it was before its number words became figures. */
  readonly spoken: Wording;
  /** How many lines that look like rows of a table stand together here. */
  readonly run: number;
  /** How many lines that name a day stand together here. */
  readonly datedRun: number;
}

/** A line as it is read by itself. */
type Alone = Omit<Line, 'run' | 'datedRun'>;

/** What the whole contract says once. */
interface Whole {
  readonly dated: Day | undefined;
  readonly dollar: string | undefined;
  readonly currency: string | undefined;
  readonly isMonthFirst: boolean;
  /** "4.10", as far as a clause begins with it. */
  readonly clauses: ReadonlySet<string>;
  readonly days: readonly { readonly index: number; readonly day: Day }[];
}

const CLAUSE = /^[ \t|]*(\d{1,2}\.\d{1,2})(?:\.\d{1,2})*[.)]?[ \t]/gmu;
const DOTTED = /(?<![\d.])\d{1,2}\.\d{1,2}(?!\d)/gu;

const BARE_DOLLAR = lean(/(?<![\p{L}\d])\$ ?(?=\d)/gu);

/** "08/29/2025" has its month first, and then so have the others of the contract. */
const MONTH_FIRST = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d\d(?!\d)/u;
const DAY_FIRST = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/u;
/** Whoever names a state or a county of it, and counts in dollars, writes the month first. */
const AMERICAN = /State of \p{Lu}|(?<!\p{L})[A-Z]{2} \d{5}(?!\d)|(?<!\p{L})(?:LLC|County)(?!\p{L})/u;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/gu;

function wholeOf(text: string, dated: Day | undefined): Whole {
  const currencies = new Set(money(text.toLowerCase()).map(currencyOf));
  const dollar = dollarOf(text);
  const isAmerican = dollar === undefined && text.includes('$') && AMERICAN.test(text);
  return {
    dated,
    dollar,
    currency: currencies.size === 1 ? [...currencies][0] : undefined,
    isMonthFirst: (MONTH_FIRST.test(text) || isAmerican) && !DAY_FIRST.test(text),
    clauses: new Set([...text.matchAll(CLAUSE)].map(([, number = '']) => number)),
    days: dated === undefined ? wholeDays(text) : [],
  };
}

/** Every date with a year. */
const wholeDays = (text: string): Whole['days'] =>
  allDatesIn(text).flatMap(({ year, month, day, index }) =>
    year === undefined || day === undefined ? [] : [{ index, day: { year, month, day } }],
  );

/** A row says something by itself, with the first row of its table before it. */
function linesOf(
  text: string,
  { start, end, plain, heading }: Sentence,
  previous: string,
  whole: Whole,
  kind: LineKind,
): Alone[] {
  const { dated, dollar, currency, isMonthFirst, days, clauses } = whole;
  const lastDay = (days.findLast(({ index }) => index < start) ?? days[0])?.day;
  const quote = text.slice(start, end);
  const saidAs = (words: string, written: string, as: LineKind, before: string): Said => {
    const read = withoutAsides(withFigures(words));
    const spoken = dollar === undefined ? read : read.replaceAll(BARE_DOLLAR, `${dollar} `);
    const dates = isMonthFirst ? written.replaceAll(SLASHED, '$3-$1-$2') : written;
    return {
      heading,
      previous: before,
      dated,
      lastDay,
      span: undefined,
      starts: [],
      clauses: (spoken.match(DOTTED) ?? []).filter((number) => clauses.has(number)),
      currency,
      kind: as,
      plain: spoken,
      quote: spoken === '' ? '' : dates,
    };
  };
  if (!CELL.test(quote))
    return [{ start, end, spoken: { plain, heading }, said: saidAs(plain, quote, kind, previous) }];
  const rows = [...quote.matchAll(/[^\n]+/gu)];
  const header = rows.length > 1 ? plainText(rows[0]?.[0] ?? '') : previous;
  return rows.map(({ 0: row, index }) => ({
    start: start + index,
    end: start + index + row.length,
    spoken: { plain: plainText(row), heading },
    said: saidAs(plainText(row), row, 'row', header),
  }));
}

/** "Batch A: 15 February 2024" looks like a heading, and a signature has its day. */
const saysSomething = (quote: string): boolean =>
  allDatesIn(withDaysInFigures(quote)).some(({ day }) => day !== undefined) ||
  money(quote.toLowerCase()).length > 0;

/** Every sentence and row of a contract in order, of which `dated` is the day. */
export function linesIn({ text, sentences }: ReadContract, dated: Day | undefined): Line[] {
  const whole = wholeOf(text, dated);
  const lines = sentences.flatMap((sentence, at) =>
    linesOf(text, sentence, sentences[at - 1]?.plain ?? '', whole, 'sentence'),
  );
  const others = segments(text).flatMap(({ start, end, heading, kind }) => {
    const quote = text.slice(start, end);
    if (kind === 'sentence' || !saysSomething(quote)) return [];
    /* "Crew labor ........ $6,300" is no line of a table of contents. */
    return linesOf(
      text,
      { start, end, heading, plain: plainText(quote) },
      '',
      whole,
      kind === 'contents' ? 'row' : kind,
    );
  });
  const all = [...lines, ...others].filter(({ said }) => !isFooter(said.quote));
  const inOrder = all.toSorted((a, b) => a.start - b.start);
  const rows = runsOf(inOrder, isLikeRow);
  /* Two who sign write two days below each other. */
  const ofDays = runsOf(inOrder, ({ said }) => said.kind !== 'signature' && placedDates(said).length > 0);
  const placed = all.flatMap(({ said }) => placedDates(said));
  const days = [...new Set(placed.map(({ date }) => date))].toSorted();
  const starts = [
    ...new Set(placed.flatMap(({ date, role }) => (role === 'start' ? [date] : []))),
  ].toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const span: readonly [IsoDate, IsoDate] | undefined =
    first === undefined || last === undefined || days.length < FEWEST_DAYS ? undefined : [first, last];
  return all.map((line) => ({
    ...line,
    said: placedDates(line.said).length === 0 ? line.said : { ...line.said, span, starts },
    run: rows.get(line) ?? 0,
    datedRun: ofDays.get(line) ?? 0,
  }));
}

/** Of two or three days the first may be anything. */
const FEWEST_DAYS = 4;

/** How many lines of a kind stand together where each of them stands. */
function runsOf(lines: readonly Alone[], isOfKind: (line: Alone) => boolean): ReadonlyMap<Alone, number> {
  const runs = new Map<Alone, number>();
  let run: Alone[] = [];
  for (const line of [...lines, undefined]) {
    if (line !== undefined && isOfKind(line)) run.push(line);
    else {
      for (const each of run) runs.set(each, run.length);
      run = [];
    }
  }
  return runs;
}

const MOST_OF_ROW = 14;
/** Short, with a figure and without the end of a sentence: several of them after each other are a table. */
const isLikeRow = ({ said: { quote } }: Alone): boolean =>
  /\d/u.test(quote) && !/[.;:]$/u.test(quote) && quote.split(/\s+/u).length <= MOST_OF_ROW;
