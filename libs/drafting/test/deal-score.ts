import type { DealFact } from '../src/deal/read-deal.js';
import type { DealValue } from '../src/deal/values.js';

/** A term that a reader found in a contract; `quote` stands in its text exactly once. */
export interface DealLabel {
  readonly key: string;
  readonly value: DealValue;
  readonly quote: string;
  /** Not scored either way. */
  readonly unsure?: boolean;
}

/** One value of one key of a contract, wherever the contract says it. */
export interface Judged {
  readonly key: string;
  readonly value: DealValue;
  readonly quote: string;
  readonly verdict: 'right' | 'wrong' | 'missed';
}

interface Said {
  readonly key: string;
  readonly value: DealValue;
  readonly quote: string;
  readonly isUnsure: boolean;
  /** Counted in characters that are no spaces, since lines may be broken otherwise. */
  readonly places: readonly (readonly [start: number, end: number])[];
}

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, '');

/**
 * What a reading comes to against the labels of its text: a value that both have is right when the sentences overlap; a value
 * that only one of them has is wrong or missed. A value that a text repeats counts once.
 */
export function judgeDeal(
  text: string,
  facts: readonly DealFact[],
  labels: readonly DealLabel[],
): readonly Judged[] {
  const bare = withoutSpaces(text);
  const found = gathered(
    facts.map(({ key, value, quote, start }) => {
      const from = withoutSpaces(text.slice(0, start)).length;
      return { key, value, quote, isUnsure: false, places: [[from, from + withoutSpaces(quote).length]] };
    }),
  );
  const wanted = gathered(
    labels.map(({ key, value, quote, unsure = false }) => {
      const words = withoutSpaces(quote);
      const from = bare.indexOf(words);
      if (from === -1) throw new Error(`not in the text: ${quote}`);
      return { key, value, quote, isUnsure: unsure, places: [[from, from + words.length]] };
    }),
  );
  const matched = new Set<Said>();
  const judged = found.flatMap((each): Judged[] => {
    const label = wanted.find((other) => isSame(each, other) && overlap(each, other));
    if (label !== undefined) matched.add(label);
    if (label?.isUnsure === true) return [];
    return [{ ...shown(each), verdict: label === undefined ? 'wrong' : 'right' }];
  });
  const missed = wanted.filter((label) => !matched.has(label) && !label.isUnsure);
  return [...judged, ...missed.map((label): Judged => ({ ...shown(label), verdict: 'missed' }))];
}

/**
 * Of each value that a text may set: 1 where a label says it there, -1 where none says it anywhere; 0 where another place is labelled with
 * it, or the label is unsure.
 */
export function labelOf(
  text: string,
  facts: readonly Pick<DealFact, 'key' | 'value' | 'start' | 'end'>[],
  labels: readonly DealLabel[],
): readonly (-1 | 0 | 1)[] {
  const bare = withoutSpaces(text);
  const wanted = labels.map(({ key, value, quote, unsure = false }): Said => {
    const words = withoutSpaces(quote);
    const from = bare.indexOf(words);
    return { key, value, quote, isUnsure: unsure, places: [[from, from + words.length]] };
  });
  return facts.map(({ key, value, start, end }) => {
    const quote = text.slice(start, end);
    const from = withoutSpaces(text.slice(0, start)).length;
    const place = [from, from + withoutSpaces(quote).length] as const;
    const each: Said = { key, value, quote, isUnsure: false, places: [place] };
    const same = wanted.filter((label) => isSame(each, label));
    if (same.length === 0) return -1;
    return same.some((label) => !label.isUnsure && overlap(each, label)) ? 1 : 0;
  });
}

const shown = ({ key, value, quote }: Said) => ({ key, value, quote });

function gathered(said: readonly Said[]): Said[] {
  const values: Said[] = [];
  for (const each of said) {
    const at = values.findIndex((other) => isSame(each, other));
    const known = values[at];
    if (known === undefined) values.push(each);
    else
      values[at] = {
        ...known,
        isUnsure: known.isUnsure && each.isUnsure,
        places: [...known.places, ...each.places],
      };
  }
  return values;
}

const overlap = (a: Said, b: Said): boolean =>
  a.places.some(([start, end]) => b.places.some((other) => start < other[1] && other[0] < end));

const isSame = (a: Said, b: Said): boolean => a.key === b.key && isSameValue(a.value, b.value);

/** What a sum is paid for is not compared: "EUR 40 an hour" and "EUR 40" are one price. */
function isSameValue(a: DealValue, b: DealValue): boolean {
  if (a.kind === 'name' && b.kind === 'name') return isSameName(a.name, b.name);
  if (a.kind === 'money' && b.kind === 'money') return a.amount === b.amount && a.currency === b.currency;
  return canonical(a) === canonical(b);
}

const canonical = (value: DealValue): string => JSON.stringify(Object.entries(value).toSorted());

const UNNAMED = /^(?:the|of|and|state|republic|city|county|respublik\p{L}*|miest\p{L}*|ir)$/u;

const namesIn = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !UNNAMED.test(word))
    .map((word) => word.slice(0, Math.max(3, word.length - 2)));

/** "the Republic of Lithuania" and "Lithuania", „Vilniaus“ and „Vilnius“: every name of one is a name of the other. */
function isSameName(a: string, b: string): boolean {
  const [some, others] = [namesIn(a), namesIn(b)].toSorted((x, y) => x.length - y.length);
  return (
    some !== undefined &&
    some.length > 0 &&
    some.every((stem) => others?.some((other) => other.startsWith(stem) || stem.startsWith(other)))
  );
}
