import type { Readings } from '../check/concepts/read-concepts.js';
import { readContract, type ReadContract } from '../check/read-contract.js';
import { textLanguage } from '../check/text-language.js';
import type { FactKey } from './facts.js';
import type { Candidate } from './judge/candidates.js';
import { chosen } from './judge/chosen.js';
import { scoreOf } from './judge/scores.js';
import { suspectsIn, type LineReadings } from './judge/suspects.js';
import { seatOfArbitration } from './rules/places.js';
import type { Choice, DealValue } from './values.js';

/** What was read of lines, each suspect with how surely it is set. */
export type DealReadings = LineReadings<Candidate & { readonly score: number }>;

/** A term that a text sets. `quote` is exactly `text.slice(start, end)`. */
export interface DealFact {
  readonly key: FactKey;
  readonly value: DealValue;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  /** Of arbitration: where it sits. */
  readonly seat?: string;
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

/** The same of a contract that was read already; `known` is what was read of its lines, and `readings` what the check read of its sentences. */
export function dealOf(
  contract: ReadContract,
  known: DealReadings = new Map(),
  readings: Readings = new Map(),
): DealFact[] {
  const { text, language } = contract;
  const found = new Map<string, DealFact>();
  const scored = suspectsIn(contract, {
    known,
    readings,
    kept: ({ features, ...candidate }) => ({
      ...candidate,
      score: scoreOf({ ...candidate, features }, language),
    }),
  });
  for (const { key, value, start, end } of chosen(scored)) {
    /* An item of a list is read alone and with the sentence that it stands in. */
    const name = `${key} ${JSON.stringify(value)}`;
    const before = found.get(name);
    if (before !== undefined && before.start <= start && before.end >= end) continue;
    const quote = text.slice(start, end);
    const seat = isArbitration(value) ? seatOfArbitration(quote) : undefined;
    const fact = { key, value, quote, start, end, ...(seat === undefined ? {} : { seat }) };
    found.set(before === undefined ? name : `${name} ${start}`, fact);
  }
  return withoutFirstWord([...found.values()]).toSorted((a, b) => a.start - b.start);
}

const isArbitration = (value: DealValue): boolean =>
  value.kind === 'choice' && value.choice === 'arbitration';

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
