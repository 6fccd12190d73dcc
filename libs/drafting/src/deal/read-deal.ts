import { readContract, type ReadContract } from '../check/read-contract.js';
import { plainText } from '../check/segment.js';
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

/** What was read of a contract's sentences: of two versions most are the same. */
export type DealReadings = Map<string, readonly ReadLine[]>;

/** What a line of a sentence sets; its place is counted from the sentence. */
interface ReadLine {
  readonly start: number;
  readonly end: number;
  readonly terms: readonly (readonly [FactKey, DealValue])[];
  readonly startsWhenSigned: boolean;
}

/** The same of a contract that was read already. */
export function dealOf(contract: ReadContract, known: DealReadings = new Map()): DealFact[] {
  const { text } = contract;
  const dated = dateLineOf(text);
  const whole = { dated: dated?.day, dollar: dollarOf(text) };
  const found = new Map<string, DealFact>();
  const put = (key: FactKey, value: DealValue, start: number, end: number): void => {
    /* An item of a list is read alone and with the sentence that it stands in. */
    const name = `${key} ${JSON.stringify(value)}`;
    const first = found.get(name);
    if (first !== undefined && first.start <= start && first.end >= end) return;
    const quote = text.slice(start, end);
    found.set(first === undefined ? name : `${name} ${start}`, { key, value, quote, start, end });
  };
  let previous = '';
  for (const sentence of contract.sentences) {
    const written = { ...sentence, previous, quote: text.slice(sentence.start, sentence.end) };
    const name = JSON.stringify([written.quote, sentence.plain, sentence.heading, previous, whole]);
    const read = known.get(name) ?? linesOf(written, whole).map(readLine);
    known.set(name, read);
    for (const { start, end, terms, startsWhenSigned } of read) {
      for (const [key, value] of terms) put(key, value, sentence.start + start, sentence.start + end);
      if (dated !== undefined && startsWhenSigned)
        put('start', { kind: 'date', date: isoOf(dated.day) }, dated.start, dated.end);
    }
    previous = sentence.plain;
  }
  return withoutFirstWord([...found.values()]).toSorted((a, b) => a.start - b.start);
}

const readLine = ({ start, end, said }: Line): ReadLine => ({
  start,
  end,
  terms: KEYS.flatMap((key) => valuesOf(key, said).map((value) => [key, value] as const)),
  startsWhenSigned: STARTS_WHEN_SIGNED.test(said.plain),
});

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

/** A line of a sentence, with its place in it. */
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
  { quote, plain, heading, previous }: Pick<Said, 'quote' | 'plain' | 'heading' | 'previous'>,
  { dated, dollar }: Whole,
): Line[] {
  const saidAs = (words: string, whole: string): Said => {
    const read = withoutAsides(withFigures(words));
    const spoken = dollar === undefined ? read : read.replaceAll(BARE_DOLLAR, `${dollar} `);
    return { heading, previous, dated, plain: spoken, quote: spoken === '' ? '' : whole };
  };
  if (!quote.includes(CELLS)) return [{ start: 0, end: quote.length, said: saidAs(plain, quote) }];
  return [...quote.matchAll(/[^\n]+/gu)].map(({ 0: row, index }) => ({
    start: index,
    end: index + row.length,
    said: saidAs(plainText(row), row),
  }));
}
