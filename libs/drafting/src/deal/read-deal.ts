import { readContract, type ReadContract } from '../check/read-contract.js';
import { plainText, type Sentence } from '../check/segment.js';
import { textLanguage } from '../check/text-language.js';
import type { FactKey } from './facts.js';
import { RULES, type Said } from './readers.js';
import type { DealValue } from './values.js';

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
  const found = new Map<string, DealFact>();
  for (const { start, end, said } of contract.sentences.flatMap((sentence) =>
    linesOf(contract.text, sentence),
  )) {
    for (const key of KEYS) {
      for (const value of valuesOf(key, said)) {
        /* An item of a list is read alone and with the sentence that it stands in. */
        const name = `${key} ${JSON.stringify(value)}`;
        const known = found.get(name);
        const isKnown = known !== undefined && known.start <= start && known.end >= end;
        if (!isKnown)
          found.set(known === undefined ? name : `${name} ${start}`, {
            key,
            value,
            quote: said.quote,
            start,
            end,
          });
      }
    }
  }
  return [...found.values()];
}

const KEYS = Object.keys(RULES) as FactKey[];

function valuesOf(key: FactKey, said: Said): readonly DealValue[] {
  const { of, alsoOf, underHeading, unless, read } = RULES[key];
  const isOf =
    (of.test(said.plain) && alsoOf?.test(said.plain) !== false) ||
    (underHeading?.test(said.heading) ?? false);
  return isOf && unless?.test(said.plain) !== true ? read(said) : [];
}

const CELLS = ' | ';

interface Line {
  readonly start: number;
  readonly end: number;
  readonly said: Said;
}

/** A sentence, or each row of a table, since a row says something by itself. */
function linesOf(text: string, { start, end, plain, heading }: Sentence): Line[] {
  const quote = text.slice(start, end);
  if (!quote.includes(CELLS)) return [{ start, end, said: { plain, heading, quote } }];
  return [...quote.matchAll(/[^\n]+/gu)].map(({ 0: row, index }) => ({
    start: start + index,
    end: start + index + row.length,
    said: { plain: plainText(row), heading, quote: row },
  }));
}
