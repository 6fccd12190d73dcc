import { stemOf } from './words.js';
import type { Unit } from './units.js';

/** How alike two units are, by their words and figures; rare ones count for more. */
export class Likeness {
  private readonly weights = new Map<string, number>();
  private readonly bags = new Map<Unit, Bag>();

  constructor(units: readonly Unit[], isLithuanian: boolean) {
    const spread = new Map<string, number>();
    for (const unit of units) {
      const counts = new Map<string, number>();
      for (const { key, role } of unit.tokens) {
        const stem = role === 'figure' ? key : stemOf(key, isLithuanian);
        counts.set(stem, (counts.get(stem) ?? 0) + 1);
      }
      for (const stem of counts.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1);
      this.bags.set(unit, { counts, weight: 0 });
    }
    for (const [stem, of] of spread) this.weights.set(stem, Math.log(1 + units.length / of));
    for (const bag of this.bags.values())
      for (const [stem, count] of bag.counts) bag.weight += count * this.weightOf(stem);
  }

  weightOf(stem: string): number {
    return this.weights.get(stem) ?? 0;
  }

  stemsOf(unit: Unit): Iterable<string> {
    return this.bag(unit).counts.keys();
  }

  weight(units: readonly Unit[]): number {
    return units.reduce((sum, unit) => sum + this.bag(unit).weight, 0);
  }

  /** From 0 to 1. */
  of(mine: readonly Unit[], theirs: readonly Unit[]): number {
    const all = this.weight(mine) + this.weight(theirs);
    return all === 0 ? 0 : (2 * this.shared(mine, theirs)) / all;
  }

  /** The weight of what both have. */
  shared(mine: readonly Unit[], theirs: readonly Unit[]): number {
    const [one, other] = [this.counts(mine), this.counts(theirs)];
    let sum = 0;
    for (const [stem, count] of one) sum += Math.min(count, other.get(stem) ?? 0) * this.weightOf(stem);
    return sum;
  }

  private counts(units: readonly Unit[]): ReadonlyMap<string, number> {
    const [first, second] = units;
    if (first !== undefined && second === undefined) return this.bag(first).counts;
    const sum = new Map<string, number>();
    for (const unit of units)
      for (const [stem, count] of this.bag(unit).counts) sum.set(stem, (sum.get(stem) ?? 0) + count);
    return sum;
  }

  private bag(unit: Unit): Bag {
    const bag = this.bags.get(unit);
    if (bag === undefined) throw new RangeError('a unit of another text');
    return bag;
  }
}

interface Bag {
  readonly counts: Map<string, number>;
  weight: number;
}
