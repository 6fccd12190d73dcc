import { withoutAsides } from '../check/asides.js';
import { withFigures } from '../check/figures.js';
import { money } from '../check/measures.js';
import { dollarOf } from '../check/plain-sums.js';
import type { Wording } from '../check/concepts/features.js';
import type { ReadContract } from '../check/read-contract.js';
import { plainText, segments, type Sentence } from '../check/segment.js';
import { datesIn } from '../reading/dates-said.js';
import type { Day, LineKind, Said } from './rules/rule.js';
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
}

/** What the whole contract says once. */
interface Whole {
  readonly dated: Day | undefined;
  readonly dollar: string | undefined;
  readonly currency: string | undefined;
  readonly isMonthFirst: boolean;
}

const BARE_DOLLAR = lean(/(?<![\p{L}\d])\$ ?(?=\d)/gu);

/** "08/29/2025" has its month first, and then so have the others of the contract. */
const MONTH_FIRST = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d\d(?!\d)/u;
const DAY_FIRST = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?!\d)/u;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d\d)(?!\d)/gu;

function wholeOf(text: string, dated: Day | undefined): Whole {
  const currencies = new Set(money(text.toLowerCase()).map(currencyOf));
  return {
    dated,
    dollar: dollarOf(text),
    currency: currencies.size === 1 ? [...currencies][0] : undefined,
    isMonthFirst: MONTH_FIRST.test(text) && !DAY_FIRST.test(text),
  };
}

/** A row says something by itself, with the first row of its table before it. */
function linesOf(
  text: string,
  { start, end, plain, heading }: Sentence,
  previous: string,
  whole: Whole,
  kind: LineKind,
): Line[] {
  const { dated, dollar, currency, isMonthFirst } = whole;
  const quote = text.slice(start, end);
  const saidAs = (words: string, written: string, as: LineKind, before: string): Said => {
    const read = withoutAsides(withFigures(words));
    const spoken = dollar === undefined ? read : read.replaceAll(BARE_DOLLAR, `${dollar} `);
    const dates = isMonthFirst ? written.replaceAll(SLASHED, '$3-$1-$2') : written;
    return {
      heading,
      previous: before,
      dated,
      currency,
      kind: as,
      plain: spoken,
      quote: spoken === '' ? '' : dates,
    };
  };
  if (!CELL.test(quote))
    return [{ start, end, run: 0, spoken: { plain, heading }, said: saidAs(plain, quote, kind, previous) }];
  const rows = [...quote.matchAll(/[^\n]+/gu)];
  const header = rows.length > 1 ? plainText(rows[0]?.[0] ?? '') : previous;
  return rows.map(({ 0: row, index }) => ({
    start: start + index,
    end: start + index + row.length,
    run: 0,
    spoken: { plain: plainText(row), heading },
    said: saidAs(plainText(row), row, 'row', header),
  }));
}

/** "Batch A: 15 February 2024" looks like a heading, and a signature has its day. */
const saysSomething = (quote: string): boolean =>
  datesIn(quote).some(({ day }) => day !== undefined) || money(quote.toLowerCase()).length > 0;

/** Every sentence and row of a contract in order, of which `dated` is the day. */
export function linesIn({ text, sentences }: ReadContract, dated: Day | undefined): Line[] {
  const whole = wholeOf(text, dated);
  const lines = sentences.flatMap((sentence, at) =>
    linesOf(text, sentence, sentences[at - 1]?.plain ?? '', whole, 'sentence'),
  );
  const others = segments(text).flatMap(({ start, end, heading, kind }) => {
    const quote = text.slice(start, end);
    if ((kind !== 'heading' && kind !== 'signature') || !saysSomething(quote)) return [];
    return linesOf(text, { start, end, heading, plain: plainText(quote) }, '', whole, kind);
  });
  const all = [...lines, ...others];
  const inOrder = all.toSorted((a, b) => a.start - b.start);
  const runs = new Map<Line, number>();
  let run: Line[] = [];
  for (const line of [...inOrder, undefined]) {
    if (line !== undefined && isLikeRow(line)) run.push(line);
    else {
      for (const each of run) runs.set(each, run.length);
      run = [];
    }
  }
  return all.map((line) => ({ ...line, run: runs.get(line) ?? 0 }));
}

const MOST_OF_ROW = 14;
/** Short, with a figure and without the end of a sentence: several of them after each other are a table. */
const isLikeRow = ({ said: { quote } }: Line): boolean =>
  /\d/u.test(quote) && !/[.;:]$/u.test(quote) && quote.split(/\s+/u).length <= MOST_OF_ROW;
