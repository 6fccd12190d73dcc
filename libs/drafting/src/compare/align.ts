import { Likeness } from './likeness.js';
import { longestRise } from './longest-rise.js';
import { runsIn, type Said } from './running.js';
import type { Unit } from './units.js';

/** What stands for what: one unit for one, or several beside each other where a sentence was parted or joined. */
export interface Pair {
  /** Indices into the units of either text, rising. */
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly isEqual: boolean;
  /** Of units that say the same though their sentences end elsewhere, the words of both. */
  readonly said?: Said;
}

/** In its place a unit may be half rewritten; elsewhere it has to be known again. */
const LIKE_IN_PLACE = 0.42;
/** Where nothing else stands between the same neighbours, less is enough. */
const LIKE_ALONE = 0.25;
const LIKE_ELSEWHERE = 0.6;
/** A line may be read as a heading in one of the two alone. */
const LIKE_OTHERWISE = 0.5;
/** No more of either text is compared each with each. */
const WINDOW = 200;
/** So many neighbours may have become one. */
const MOST_JOINED = 5;
/** A word in more units than this leads to none of them. */
const COMMON = 24;
const CANDIDATES = 8;
/** A part of a sentence that was cut in two is mostly in it; the rest are words that lead on: "In addition, the parties agree that". */
const BELONGS = 0.5;
/** One that lost its end, so that it runs on in the next: what it kept of itself is what nobody else has said of the other text. */
const IS_REST = 0.8;
const LEAST_REST = 0.2;

/**
 * Which unit of theirs is which of mine: those that say the same first, in the order of the texts; then, between them, what runs on
 * the same in other sentences, unless lines are paired with lines; then what is most alike; then what is alike anywhere. Every unit is
 * in one pair at most. Equal inputs give equal pairs.
 */
export function align(
  mine: readonly Unit[],
  theirs: readonly Unit[],
  isLithuanian: boolean,
  { areLines = false } = {},
): Pair[] {
  const state = new Alignment(mine, theirs, new Likeness([...mine, ...theirs], isLithuanian));
  state.pairEqual();
  if (!areLines) state.pairRunning();
  for (const window of state.windows()) {
    state.pairJoined(window);
    state.pairAlike(window);
  }
  state.pairElsewhere();
  return state.withTheirParts();
}

interface Window {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** With the units of both that stand behind it, and the pair before it. */
interface Between extends Window {
  readonly next: readonly [mine: number, theirs: number];
  readonly before: Pair | undefined;
}

const counted = <T>(items: Iterable<T>): Map<T, number> => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

function gathered(entries: readonly (readonly [string, number])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [key, at] of entries) {
    const known = places.get(key);
    if (known === undefined) places.set(key, [at]);
    else known.push(at);
  }
  return places;
}

class Alignment {
  private pairs: Pair[] = [];
  private readonly ofMine = new Set<number>();
  private readonly ofTheirs = new Set<number>();

  private readonly mine: readonly Unit[];
  private readonly theirs: readonly Unit[];
  private readonly likeness: Likeness;

  constructor(mine: readonly Unit[], theirs: readonly Unit[], likeness: Likeness) {
    this.mine = mine;
    this.theirs = theirs;
    this.likeness = likeness;
  }

  /** By their keys; of what stands there several times only as long as both texts have it as often. */
  pairEqual(): void {
    const [inMine, inTheirs] = [this.mine, this.theirs].map((units) => counted(units.map(({ key }) => key)));
    const places = gathered(this.theirs.map(({ key }, at) => [key, at]));
    const used = new Map<string, number>();
    this.mine.forEach(({ key }, at) => {
      if (inMine?.get(key) !== inTheirs?.get(key)) return;
      const turn = used.get(key) ?? 0;
      const other = places.get(key)?.[turn];
      used.set(key, turn + 1);
      if (other !== undefined) this.put([at], [other], true);
    });
  }

  /** What says the same in other sentences. */
  pairRunning(): void {
    const steps = this.steps();
    for (const { mine, theirs, next, before } of this.between()) {
      let beside = before;
      const runs = runsIn(
        { units: at(this.mine, mine), next: this.mine[next[0]] },
        { units: at(this.theirs, theirs), next: this.theirs[next[1]] },
        steps,
      );
      for (const run of runs) {
        const own = run.mine.flatMap((place) => mine[place] ?? []);
        const other = run.theirs.flatMap((place) => theirs[place] ?? []);
        if (own.length > 0 && other.length > 0) this.put(own, other, true, run.said);
        else if (beside !== undefined) beside = this.widened(beside, own, other);
      }
    }
    this.pairs.sort((a, b) => (a.mine[0] ?? 0) - (b.mine[0] ?? 0));
  }

  /** By how much the numbers of clauses are others that are the same. */
  private steps(): ReadonlySet<number> {
    const first = (units: readonly Unit[], [place = 0]: readonly number[]): number =>
      Number.parseInt(units[place]?.number ?? '', 10);
    return new Set(
      this.pairs
        .map(({ mine, theirs }) => first(this.theirs, theirs) - first(this.mine, mine))
        .filter((step) => !Number.isNaN(step)),
    );
  }

  /** With what the other text has outside of its units, as in a table of contents. */
  private widened(pair: Pair, mine: readonly number[], theirs: readonly number[]): Pair {
    const tokens = (units: readonly Unit[]) => units.flatMap((unit) => unit.tokens);
    const wider: Pair = {
      mine: [...pair.mine, ...mine],
      theirs: [...pair.theirs, ...theirs],
      isEqual: true,
      said: pair.said ?? {
        mine: tokens(at(this.mine, pair.mine)),
        theirs: tokens(at(this.theirs, pair.theirs)),
      },
    };
    for (const each of mine) this.ofMine.add(each);
    for (const each of theirs) this.ofTheirs.add(each);
    this.pairs[this.pairs.indexOf(pair)] = wider;
    return wider;
  }

  /** What is left of both texts between two neighbours that kept their order. */
  windows(): Window[] {
    return this.between().flatMap(({ mine, theirs }) =>
      mine.length === 0 || theirs.length === 0 ? [] : bounded(mine, theirs),
    );
  }

  private between(): Between[] {
    const kept = longestRise(this.pairs.map(({ theirs }) => theirs[0] ?? 0)).map((at) => this.pairs[at]);
    const bounds = [
      ...kept.map((pair) => [pair?.mine[0] ?? 0, pair?.theirs[0] ?? 0] as const),
      [this.mine.length, this.theirs.length] as const,
    ];
    let [fromMine, fromTheirs] = [0, 0];
    return bounds.flatMap((next, index) => {
      const mine = free(fromMine, next[0], this.ofMine);
      const theirs = free(fromTheirs, next[1], this.ofTheirs);
      [fromMine, fromTheirs] = next;
      return mine.length + theirs.length === 0 ? [] : [{ mine, theirs, next, before: kept[index - 1] }];
    });
  }

  /** One sentence that became several, or several that became one, word for word. */
  pairJoined({ mine, theirs }: Window): void {
    for (const at of mine) {
      for (const other of theirs) {
        if (this.ofMine.has(at)) break;
        if (this.ofTheirs.has(other)) continue;
        const [one = '', two = ''] = [this.mine[at]?.key, this.theirs[other]?.key];
        if (one === two) this.put([at], [other], true);
        else if (one.startsWith(`${two} `) || two.startsWith(`${one} `)) this.join(at, other);
      }
    }
  }

  private join(at: number, other: number): void {
    const [left, right] = [[at], [other]];
    let [one, two] = [this.mine[at]?.key ?? '', this.theirs[other]?.key ?? ''];
    while (one !== two && left.length + right.length <= MOST_JOINED + 1) {
      const isMineShort = one.length < two.length;
      const own = isMineShort ? left : right;
      const next = (own.at(-1) ?? 0) + 1;
      const unit = (isMineShort ? this.mine : this.theirs)[next];
      if (unit === undefined || (isMineShort ? this.ofMine : this.ofTheirs).has(next)) return;
      own.push(next);
      if (isMineShort) one += ` ${unit.key}`;
      else two += ` ${unit.key}`;
      if (!one.startsWith(two) && !two.startsWith(one)) return;
    }
    if (one === two) this.put(left, right, true);
  }

  pairAlike({ mine, theirs }: Window): void {
    this.pairBest(
      mine.flatMap((at) => theirs.map((other) => [at, other] as const)),
      mine.length === 1 && theirs.length === 1 ? LIKE_ALONE : LIKE_IN_PLACE,
    );
  }

  pairElsewhere(): void {
    const byStem = gathered(
      free(0, this.theirs.length, this.ofTheirs).flatMap((at) =>
        this.stems(this.theirs[at]).map((stem): [string, number] => [stem, at]),
      ),
    );
    const candidates = free(0, this.mine.length, this.ofMine).flatMap((at) => {
      const near = counted(
        this.stems(this.mine[at])
          .map((stem) => byStem.get(stem) ?? [])
          .filter((others) => others.length <= COMMON)
          .flat(),
      );
      return [...near]
        .sort(([one, a], [other, b]) => b - a || one - other)
        .slice(0, CANDIDATES)
        .map(([other]) => [at, other] as const);
    });
    this.pairBest(candidates, LIKE_ELSEWHERE);
  }

  private stems(unit: Unit | undefined): string[] {
    return unit === undefined ? [] : [...this.likeness.stemsOf(unit)];
  }

  /** The most alike first; of equally alike ones those whose places are nearest. */
  private pairBest(candidates: readonly (readonly [number, number])[], least: number): void {
    const scored = candidates.flatMap(([at, other]) => {
      const [mine, theirs] = [this.mine[at], this.theirs[other]];
      if (mine === undefined || theirs === undefined || this.isTaken(at, other)) return [];
      const likeness = this.likeness.of([mine], [theirs]);
      const isAlone = least === LIKE_ALONE && mine.isHeading && theirs.isHeading;
      const enough = mine.isHeading === theirs.isHeading ? least : Math.max(least, LIKE_OTHERWISE);
      if (likeness < enough && !isAlone) return [];
      const near = mine.heading === theirs.heading ? 0.05 : 0;
      return [{ at, other, score: likeness + near, distance: Math.abs(at - other) }];
    });
    scored.sort((a, b) => b.score - a.score || a.distance - b.distance || a.at - b.at || a.other - b.other);
    for (const { at, other } of scored) if (!this.isTaken(at, other)) this.put([at], [other], false);
  }

  /** Changed pairs with what stands beside them and was a part of them. */
  withTheirParts(): Pair[] {
    this.pairs.sort((a, b) => (a.mine[0] ?? 0) - (b.mine[0] ?? 0));
    return this.pairs.map((pair) => {
      if (pair.isEqual) return pair;
      const theirs = this.grown(pair.theirs, pair.mine, this.theirs, this.mine, this.ofTheirs);
      const mine = this.grown(pair.mine, theirs, this.mine, this.theirs, this.ofMine);
      return { ...pair, mine, theirs };
    });
  }

  private grown(
    own: readonly number[],
    others: readonly number[],
    units: readonly Unit[],
    otherUnits: readonly Unit[],
    taken: Set<number>,
  ): readonly number[] {
    const opposite = at(otherUnits, others);
    let grown = own;
    for (const step of [1, -1]) {
      for (let round = 1; round < MOST_JOINED; round++) {
        const next = (step === 1 ? (grown.at(-1) ?? 0) : (grown[0] ?? 0)) + step;
        const unit = units[next];
        if (unit === undefined || taken.has(next) || unit.isHeading) break;
        const wider = step === 1 ? [...grown, next] : [next, ...grown];
        const gain =
          this.likeness.shared(at(units, wider), opposite) - this.likeness.shared(at(units, grown), opposite);
        const weight = this.likeness.weight([unit]);
        const left = this.likeness.weight(opposite) - this.likeness.shared(at(units, grown), opposite);
        const isRest = gain >= IS_REST * left && gain >= LEAST_REST * weight;
        if (gain < BELONGS * weight && !isRest) break;
        taken.add(next);
        grown = wider;
      }
    }
    return grown;
  }

  private isTaken(at: number, other: number): boolean {
    return this.ofMine.has(at) || this.ofTheirs.has(other);
  }

  private put(mine: readonly number[], theirs: readonly number[], isEqual: boolean, said?: Said): void {
    for (const each of mine) this.ofMine.add(each);
    for (const each of theirs) this.ofTheirs.add(each);
    this.pairs.push({ mine, theirs, isEqual, ...(said && { said }) });
  }
}

export const at = (units: readonly Unit[], places: readonly number[]): Unit[] =>
  places.flatMap((place) => units[place] ?? []);

const free = (from: number, to: number, taken: ReadonlySet<number>): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index).filter((index) => !taken.has(index));

/** Windows of a bounded size; where more was rewritten than fits, what stands at the same share of both is compared. */
function bounded(mine: readonly number[], theirs: readonly number[]): Window[] {
  const count = Math.ceil(Math.max(mine.length, theirs.length) / WINDOW);
  const slice = (all: readonly number[], at: number): readonly number[] =>
    all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count));
  return Array.from({ length: count }, (_, at) => ({ mine: slice(mine, at), theirs: slice(theirs, at) }));
}
