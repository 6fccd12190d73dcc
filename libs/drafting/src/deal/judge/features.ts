import { hash } from '../../check/features.js';
import { TOPICS } from '../../check/concepts/names.js';
import type { LineKind } from '../said.js';
import type { DealValue } from '../values.js';
import type { Candidate } from './candidates.js';

/** What a candidate is judged by: hashes of what is there, and how much of it. */
export interface Features {
  readonly hashes: readonly number[];
  readonly values: readonly number[];
}

/** The line a candidate stands in. */
export interface Around {
  readonly heading: string;
  readonly previous: string;
  readonly kind: LineKind;
  /** How many rows of a table stand together there. */
  readonly run: number;
  /** How many lines that name a day stand together there. */
  readonly datedRun: number;
  /** How far down the contract it stands, from 0 to 1. */
  readonly at: number;
  /** How surely the line regulates each topic, in the order of `TOPICS`: log odds. */
  readonly topics: ArrayLike<number>;
}

const STEM = 6;
const stemsOf = (text: string): string[] =>
  (text.match(/\p{L}[\p{L}']*|\d[\d.,]*|[%€$£;:()|"]/gu) ?? []).map((word) =>
    /^\d/u.test(word) ? '0' : word.slice(0, STEM),
  );

const step = (value: number, steps: readonly number[]): number =>
  steps.filter((each) => value >= each).length;

/** What kind of value it is, and how large. */
function shapeOf(value: DealValue): string[] {
  switch (value.kind) {
    case 'money':
      return [
        `sum ${step(value.amount, [10, 100, 1000, 5000, 20_000, 100_000, 1_000_000])}`,
        `per ${value.per}`,
      ];
    case 'percent':
      return [
        `share ${step(value.percent, [0.03, 0.2, 0.6, 1.01, 5, 10.1, 25, 50.1, 100])}`,
        `per ${value.per}`,
      ];
    case 'period':
      return [value.unit, `${value.unit} ${step(value.amount, [2, 4, 7, 11, 15, 31, 46, 61, 91])}`];
    case 'count':
      return [`count ${value.count}`];
    default:
      return [];
  }
}

/** How much each group counts, however many features it has. */
const GROUPS = { near: 1, part: 0.8, heading: 0.6, previous: 0.25, shape: 0.5 } as const;
type Group = keyof typeof GROUPS;
const OF_RULES = 1;
const OF_TOPICS = 0.1;
const SUREST = 8;

const NEAR = 10;
const FAR = 60;
const pairs = (stems: readonly string[]): string[] =>
  stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);

function groupsOf(
  { value, before, after, hints = [] }: Candidate,
  { heading, previous, at, kind, run, datedRun }: Around,
): Readonly<Record<Group, readonly string[]>> {
  const [ahead, behind] = [stemsOf(before), stemsOf(after)];
  const behindIt = behind[0] === '0' ? behind.slice(1) : behind;
  const [last, next] = [ahead.slice(-NEAR), behindIt.slice(0, NEAR)];
  const title = stemsOf(heading);
  const all = [...ahead.slice(-FAR), ...behindIt.slice(0, FAR)];
  return {
    near: [
      ...last.map((stem) => `b ${stem}`),
      ...next.map((stem) => `a ${stem}`),
      ...pairs(last.slice(-6)).map((pair) => `b ${pair}`),
      ...pairs(next.slice(0, 6)).map((pair) => `a ${pair}`),
      ...[1, 2, 3].map((far) => `b${far} ${last.at(-far)}`),
      ...[0, 1, 2].map((far) => `a${far} ${next[far]}`),
    ],
    part: all.map((stem) => `s ${stem}`),
    heading: [...title.map((stem) => `h ${stem}`), ...pairs(title).map((pair) => `h ${pair}`)],
    previous: stemsOf(previous)
      .slice(-40)
      .map((stem) => `p ${stem}`),
    shape: [
      ...shapeOf(value),
      ...hints,
      `at ${Math.min(9, Math.floor(at * 10))}`,
      `length ${step(all.length, [4, 8, 15, 25, 40, 70])}`,
      `first ${ahead.length === 0}`,
      `last ${behindIt.length < 3}`,
      `kind ${kind}`,
      `run ${step(run, [1, 2, 3, 6])}`,
      `dated ${step(datedRun, [1, 2, 3, 5])}`,
    ],
  };
}

const TOPIC_HASHES = TOPICS.map((topic) => hash(`topic ${topic}`));

/** `rules` are what the rules of all terms make of the line. */
export function featuresOf(candidate: Candidate, around: Around, rules: readonly string[]): Features {
  const hashes: number[] = [];
  const values: number[] = [];
  const put = (feature: number, value: number): void => void (hashes.push(feature), values.push(value));
  for (const rule of rules) put(hash(`rule ${rule}`), OF_RULES);
  const groups = groupsOf(candidate, around);
  for (const group of Object.keys(GROUPS) as Group[]) {
    const names = new Set(groups[group]);
    for (const name of names) put(hash(`${group} ${name}`), GROUPS[group] / Math.sqrt(names.size));
  }
  TOPIC_HASHES.forEach((topic, at) => {
    const odds = around.topics[at] ?? 0;
    put(topic, OF_TOPICS * Math.max(-SUREST, Math.min(SUREST, odds)));
  });
  return { hashes, values };
}
