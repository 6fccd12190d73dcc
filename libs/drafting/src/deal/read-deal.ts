import { readContract, type ReadContract } from '../check/read-contract.js';
import { plainText, type Sentence } from '../check/segment.js';
import { textLanguage } from '../check/text-language.js';
import type { IsoDate } from '../model/document.js';
import { withoutAsides } from '../check/asides.js';
import { dateLineOf } from './date-line.js';
import type { FactKey } from './facts.js';
import { withFigures } from '../check/figures.js';
import { RULES } from './readers.js';
import { dollarOf } from '../check/plain-sums.js';
import type { Day, Said } from './rules/rule.js';
import type { Choice, DealValue } from './values.js';

/** A term that a text sets. `quote` is exactly `text.slice(start, end)`. */
export interface DealFact {
  readonly key: FactKey;
  readonly value: DealValue;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}

/**
 * What a contract in English or Lithuanian says of the terms that people ask for first, each with the sentence that says it, in
 * the order of the text; nothing of a text in another language. What is not said in words that it knows is not there: a missing term
 * says nothing of the contract.
 */
export function readDeal(text: string): DealFact[] {
  const language = textLanguage(text);
  if (language !== 'en' && language !== 'lt') return [];
  return dealOf(readContract(text, { language }));
}

/** The same of a contract that was read already. */
export function dealOf(contract: ReadContract): DealFact[] {
  const { text } = contract;
  const dated = dateLineOf(text);
  const whole = { dated: dated?.day, dollar: dollarOf(text) };
  const found = new Map<string, DealFact>();
  const put = (key: FactKey, value: DealValue, start: number, end: number): void => {
    /* An item of a list is read alone and with the sentence that it stands in. */
    const name = `${key} ${JSON.stringify(value)}`;
    const known = found.get(name);
    if (known !== undefined && known.start <= start && known.end >= end) return;
    const quote = text.slice(start, end);
    found.set(known === undefined ? name : `${name} ${start}`, { key, value, quote, start, end });
  };
  let previous = '';
  for (const sentence of contract.sentences) {
    for (const { start, end, said } of linesOf(text, sentence, previous, whole)) {
      for (const key of KEYS) for (const value of valuesOf(key, said)) put(key, value, start, end);
      if (dated !== undefined && STARTS_WHEN_SIGNED.test(said.plain))
        put('start', { kind: 'date', date: isoOf(dated.day) }, dated.start, dated.end);
    }
    previous = sentence.plain;
  }
  return withoutFirstWord([...found.values()]).toSorted((a, b) => a.start - b.start);
}

/** "Hereby assigns" says when only where no other sentence does: "the assignment takes effect when it has been paid for". */
function withoutFirstWord(facts: readonly DealFact[]): DealFact[] {
  const isAt = ({ key, value }: DealFact, choice: Choice): boolean =>
    key === 'ip-moment' && value.kind === 'choice' && value.choice === choice;
  if (!facts.some((fact) => isAt(fact, 'on-payment'))) return [...facts];
  return facts.filter(
    (fact) =>
      !isAt(fact, 'on-creation') || !/hereby/iu.test(fact.quote) || /creation|hire|moment/iu.test(fact.quote),
  );
}

const KEYS = Object.keys(RULES) as FactKey[];

/** „Įsigalioja ją pasirašius“, "takes effect on signature", "commences on the date hereof". */
const STARTS_WHEN_SIGNED =
  /(?<!\p{L})(?:(?:takes? effect|(?:comes?|enters?) into (?:force|effect)|effective|in (?:force|effect)|commences?|begins?|starts?|binding|valid)[^.;]{0,50}(?<!\p{L})(?:upon|on|from|when|once|with|after)(?!\p{L})[^.;]{0,40}(?<!\p{L})(?:sign\p{L}*|execution|date (?:hereof|above|of this \p{L}+))|įsigalio\p{L}*[^.;]{0,60}(?:pasiraš\p{L}*|sudarym\p{L}*)|galioja (?:nuo )?(?:\p{L}+ ){0,3}pasiraš\p{L}*)(?!\p{L})/u;

const isoOf = ({ year, month, day }: Day): IsoDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function valuesOf(key: FactKey, said: Said): readonly DealValue[] {
  const { of, alsoOf, underHeading, goesOn, unless, read } = RULES[key];
  const isOf =
    (of.test(said.plain) && alsoOf?.test(said.plain) !== false) ||
    (underHeading?.test(said.heading) ?? false) ||
    (goesOn?.test(said.plain) === true && of.test(said.previous));
  return isOf && unless?.test(said.plain) !== true ? read(said) : [];
}

const CELLS = ' | ';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly said: Said;
}

/** What the whole contract says once. */
interface Whole {
  readonly dated: Day | undefined;
  readonly dollar: string | undefined;
}

const BARE_DOLLAR = /(?<![\p{L}\d])\$ ?(?=\d)/gu;

/** A sentence, or each row of a table, since a row says something by itself. */
function linesOf(
  text: string,
  { start, end, plain, heading }: Sentence,
  previous: string,
  { dated, dollar }: Whole,
): Line[] {
  const quote = text.slice(start, end);
  const saidAs = (words: string, whole: string): Said => {
    const read = withoutAsides(withFigures(words));
    const spoken = dollar === undefined ? read : read.replaceAll(BARE_DOLLAR, `${dollar} `);
    return { heading, previous, dated, plain: spoken, quote: spoken === '' ? '' : whole };
  };
  if (!quote.includes(CELLS)) return [{ start, end, said: saidAs(plain, quote) }];
  return [...quote.matchAll(/[^\n]+/gu)].map(({ 0: row, index }) => ({
    start: start + index,
    end: start + index + row.length,
    said: saidAs(plainText(row), row),
  }));
}
