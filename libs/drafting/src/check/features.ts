import { durations, money, percents } from './measures.js';
import type { Side } from '../terms/terms.js';

/** What a scorer reads of one sentence: in `plain` the two sides have the names that `Sides.rename` gives them. */
export interface Wording {
  readonly plain: string;
  readonly heading: string;
}

const NUMBERING =
  /^(?:[§#*•–-]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-zą-ž]|[ivx]{1,5})[.)]|\d{1,3}(?:\.\d{1,3}){1,4})\s+/u;
const PROVIDER = /(?<!\p{L})(?:providers?(?:'s)?|paslaugų teikėj(?:as|o|ui|ą|u|e))(?!\p{L})/gu;
const CLIENT = /(?<!\p{L})(?:clients?(?:'s)?|klient(?:as|o|ui|ą|u|e))(?!\p{L})/gu;
const NEGATION =
  /^(?:not|no|never|nor|neither|none|without|cannot|ne|nei|niek\p{L}*|joki\p{L}*|be|nėra|nebus|neturi|negali|negalima|nemok\p{L}*|neatsak\p{L}*|\p{L}+n't)$/u;
const ONLY =
  /^(?:only|sole|solely|alone|exclusive|exclusively|tik|vien|pats|pati|išimtin\p{L}*|vienašališk\p{L}*)$/u;
const BOTH =
  /(?<!\p{L})(?:(?:neither|either|each|both|no) (?:party|parties|side|of us)|the parties|mutual(?:ly)?|abi šalys|abiem šalims|šalys|kiekviena šalis|bet kuri šalis|nė viena šalis|abipus\p{L}*)(?!\p{L})/u;
const MODAL =
  /^(?:may|shall|must|will|can|agrees?|undertakes?|gali|turi|privalo|įsipareigoja|neturi|negali)$/u;
const ACTS = /^(?:prv|clt|may|shall|must|will|not|no|only|unless|without)$/u;
const BETWEEN =
  /^(?:be|only|also|at|any|time|in|its|sole|discretion|promptly|immediately|hereby|to|solely|have|the)$/u;
const STEM = 6;
const MOST_CHARACTERS = 900;
const ROLE: Readonly<Record<Side, string>> = { provider: 'prv', client: 'clt' };

/** The sides by one word in both languages, no numbering, figures without their digits. */
export const normalised = (plain: string): string =>
  plain
    .slice(0, MOST_CHARACTERS)
    .replace(NUMBERING, '')
    .replaceAll(PROVIDER, ROLE.provider)
    .replaceAll(CLIENT, ROLE.client)
    .replaceAll(/\d[\d.,]*/gu, '0');

const step = (value: number, steps: readonly number[]): number =>
  steps.filter((each) => value >= each).length;

/** Periods, shares and sums by their size: what decides is whether sixty days are too long, not which digits say it. */
function* figures(plain: string): Generator<string> {
  for (const { days, unit } of durations(plain)) {
    const size = step(days, [1.01, 4, 8, 15, 31, 46, 91, 181, 366, 740, 1800, 2600]);
    yield `days:${size}`;
    yield `days:${unit}:${size}`;
  }
  for (const share of percents(plain))
    yield `share:${step(share, [0.03, 0.2, 0.6, 1.01, 5, 10.1, 25, 50.1, 100])}`;
  for (const { amount } of money(plain))
    yield `sum:${step(amount, [100, 1000, 5000, 20_000, 100_000, 1_000_000])}`;
}

export const GROUPS = { words: 1, letters: 1, roles: 0.7, heading: 0.35, shape: 0.5 } as const;
export type Group = keyof typeof GROUPS;

/** FNV-1a over UTF-16 code units, signed: V8 keeps numbers of 32 bits as they are, and larger ones on the heap. */
export function hash(text: string): number {
  let value = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}

/** Every run of three to five letters of a word with its borders. */
function addLetters(letters: Set<number>, word: string): void {
  const padded = ` ${word} `;
  for (let from = 0; from + 3 <= padded.length; from++) {
    let value = 0x811c9dc5 | 0;
    for (let at = from; at < padded.length && at < from + 5; at++) {
      value = Math.imul(value ^ padded.charCodeAt(at), 0x01000193);
      if (at >= from + 2) letters.add(value);
    }
  }
}

/** The features of a wording by group, each once, as hashes of their names. */
export function featureGroups({ plain, heading }: Wording): Record<Group, Set<number>> {
  const text = normalised(plain);
  const found: Record<Group, Set<number>> = {
    words: new Set(),
    letters: new Set(),
    roles: new Set(),
    heading: new Set(),
    shape: new Set(),
  };
  const words = text.match(/[\p{L}']+|0|[%€$£]/gu) ?? [];
  let role = '';
  const order: string[] = [];
  const acts: string[] = [];
  let negated = 0;
  let only = 0;
  words.forEach((word, at) => {
    const stem = word.slice(0, STEM);
    const next = words[at + 1]?.slice(0, STEM);
    found.words.add(hash(`w ${stem}`));
    if (next !== undefined) found.words.add(hash(`b ${stem} ${next}`));
    if (word.length > STEM) found.words.add(hash(`W ${word}`));
    if (next !== undefined) {
      const after = words[at + 2]?.slice(0, STEM);
      if (after !== undefined && [word, next, after].some((each) => ACTS.test(each)))
        found.roles.add(hash(`t ${stem} ${next} ${after}`));
    }
    if (MODAL.test(word) && role !== '') {
      const verb = words.slice(at + 1, at + 5).find((each) => !BETWEEN.test(each) && !NEGATION.test(each));
      const isNegated = words.slice(at + 1, at + 3).some((each) => NEGATION.test(each));
      found.roles.add(hash(`m ${role} ${word} ${isNegated}`));
      if (verb !== undefined) found.roles.add(hash(`m ${role} ${word} ${isNegated} ${verb.slice(0, STEM)}`));
      acts.push(`${role} ${word}`);
    }
    if (word === ROLE.provider || word === ROLE.client) {
      if (order.at(-1) !== word && order.length < 4) order.push(word);
      role = word;
    } else if (role !== '') found.roles.add(hash(`r ${role} ${stem}`));
    if (negated > 0) found.roles.add(hash(`n ${stem}`));
    if (only > 0) found.roles.add(hash(`o ${stem}`));
    negated = NEGATION.test(word) ? 4 : negated - 1;
    only = ONLY.test(word) ? 4 : only - 1;
    addLetters(found.letters, word);
  });
  found.shape.add(hash(`order ${order.join(' ')}`));
  found.shape.add(hash(`acts ${acts.slice(0, 3).join(' ')}`));
  for (const word of heading.match(/\p{L}+/gu) ?? []) found.heading.add(hash(`h ${word.slice(0, STEM)}`));
  for (const figure of figures(plain)) found.shape.add(hash(`f ${figure}`));
  if (BOTH.test(plain)) found.shape.add(hash('both'));
  found.shape.add(hash(`sides ${text.includes(ROLE.provider)} ${text.includes(ROLE.client)}`));
  found.shape.add(hash(`length ${step(words.length, [8, 15, 25, 40, 70])}`));
  return found;
}
