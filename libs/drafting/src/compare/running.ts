import { diffArrays } from 'diff';
import { stepOf } from './step.js';
import type { Token } from './tokens.js';
import type { Unit } from './units.js';

/** Units of both texts whose words run on the same, wherever their sentences end. */
export interface Run {
  /** Indices into the units that were given, rising; one of the two is empty where its text has the words outside of its units. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly said: Said;
}

/** The words of both that are the same, references among them. */
export interface Said {
  readonly mine: readonly Token[];
  readonly theirs: readonly Token[];
}

/** Units between two places that are the same in both texts, and the one behind them. */
export interface Gap {
  readonly units: readonly Unit[];
  readonly next: Unit | undefined;
}

/** So many words that only one of the two has are no sentences that end elsewhere. */
const MOST_EDITS = 250;
const LONGEST = 4000;

interface Word {
  readonly token: Token;
  /** The unit it is a word of; undefined of what counts one or stands outside of all. */
  readonly unit: number | undefined;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
}

/**
 * Which units say the same words in the same order, though a sentence ends elsewhere in one of the two or the number of a clause was read
 * as a word. `steps` are those by which clauses were numbered anew: 1 where 4 became 5.
 */
export function runsIn(mine: Gap, theirs: Gap, steps: ReadonlySet<number>): Run[] {
  const [own, other] = [wordsOf(mine, 0), wordsOf(theirs, mine.units.length)];
  if (own.length > LONGEST || other.length > LONGEST) return [];
  const keys = (words: readonly Word[]): string[] => words.map(({ token }) => token.key);
  const parts = diffArrays(keys(own), keys(other), { maxEditLength: MOST_EDITS });
  const runs = new Runs(mine.units.length, theirs.units.length);
  let [left, right] = [0, 0];
  let [gone, come]: [Word[], Word[]] = [[], []];
  const differ = (): void => {
    runs.differ(gone, come, steps);
    [gone, come] = [[], []];
  };
  for (const { added, removed, count } of parts ?? []) {
    const ones = added ? [] : own.slice(left, left + count);
    const others = removed ? [] : other.slice(right, right + count);
    left += ones.length;
    right += others.length;
    if (added || removed) {
      gone.push(...ones);
      come.push(...others);
      continue;
    }
    differ();
    ones.forEach((one, place) => runs.join(one, others[place]));
  }
  differ();
  return parts === undefined ? [] : runs.found();
}

function wordsOf({ units, next }: Gap, first: number): Word[] {
  const all = [
    ...units.flatMap(({ lead, tokens }, at) => [
      ...lead.map((token) => ({ token, unit: undefined })),
      ...tokens.map((token) => ({ token, unit: first + at })),
    ]),
    ...(next?.lead ?? []).map((token) => ({ token, unit: undefined })),
  ];
  return all.map((word, place) => {
    const [before, after] = [all[place - 1], all[place + 1]];
    return { ...word, before: before?.token, next: after?.unit === word.unit ? after?.token : undefined };
  });
}

const NUMBER = /^\d{1,3}(?:\.\d{1,3}){0,4}$/u;
const numberOf = ({ token: { key, reference } }: Word): string | undefined =>
  reference ?? (NUMBER.test(key) ? key : undefined);

const isStep = (one: string, other: string, steps: ReadonlySet<number>): boolean => {
  const step = stepOf(one, other);
  return step === 0 || (step !== undefined && steps.has(step));
};

const NO_COUNTER = /^(?:[€$£]|eur|usd|gbp|version|versija)$/u;
/** "4.22 In case of", "3.0 Scope": where a clause could begin, in a text whose sentences did not end before it. */
const couldCount = ({ token, before, next }: Word): boolean =>
  (token.key.includes('.') || token.end - token.start === token.key.length + '.0'.length) &&
  (next === undefined || next.isCapital) &&
  !NO_COUNTER.test(before?.key ?? '');

/** Units by numbers, those of theirs behind those of mine. */
class Runs {
  private readonly parents: number[];
  private readonly changed = new Set<number>();
  private readonly pairs: (readonly [Word, Word])[] = [];
  private readonly isKnown = new Set<number>();

  private readonly own: number;

  constructor(own: number, others: number) {
    this.own = own;
    this.parents = Array.from({ length: own + others }, (_, unit) => unit);
  }

  join(one: Word, other: Word | undefined): void {
    if (other !== undefined && this.unite(one, other)) this.pairs.push([one, other]);
  }

  private unite(one: Word, other: Word): boolean {
    for (const { unit } of [one, other]) if (unit !== undefined) this.isKnown.add(unit);
    if (one.unit === undefined || other.unit === undefined) return false;
    this.parents[this.root(one.unit)] = this.root(other.unit);
    return true;
  }

  /** Words of one text alone; a number that counts something in the other is none. */
  differ(mine: readonly Word[], theirs: readonly Word[], steps: ReadonlySet<number>): void {
    const isCounter = (one: Word, other: Word): boolean => {
      const [number, now] = [numberOf(one), numberOf(other)];
      return (
        number !== undefined &&
        now !== undefined &&
        isStep(number, now, steps) &&
        (one.unit === undefined || other.unit === undefined || (couldCount(one) && couldCount(other)))
      );
    };
    const counters = mine.flatMap((one) =>
      theirs.filter((other) => isCounter(one, other)).map((other) => [one, other] as const),
    );
    const isIn = new Set(counters.flat());
    for (const word of [...mine, ...theirs])
      if (word.unit !== undefined && !isIn.has(word)) this.changed.add(word.unit);
    for (const [one, other] of counters) this.unite(one, other);
  }

  found(): Run[] {
    const groups = new Map<number, number[]>();
    this.parents.forEach((_, unit) => {
      const root = this.root(unit);
      groups.set(root, [...(groups.get(root) ?? []), unit]);
    });
    return [...groups.values()].flatMap((group): Run[] => {
      if (group.some((unit) => this.changed.has(unit) || !this.isKnown.has(unit))) return [];
      const said = this.pairs.filter(([{ unit }]) => unit !== undefined && group.includes(unit));
      return [
        {
          mine: group.filter((unit) => unit < this.own),
          theirs: group.filter((unit) => unit >= this.own).map((unit) => unit - this.own),
          said: { mine: said.map(([{ token }]) => token), theirs: said.map(([, { token }]) => token) },
        },
      ];
    });
  }

  private root(unit: number): number {
    const parent = this.parents[unit] ?? unit;
    return parent === unit ? unit : this.root(parent);
  }
}
