import { at, type Pair } from './align.js';
import { tokensOf } from './renamed.js';
import type { Unit } from './units.js';

/** How many of the words of the longer text, but for small ones, are known again where they stand. */
export function share(
  pairs: readonly Pair[],
  { mine, theirs }: Readonly<Record<'mine' | 'theirs', readonly Unit[]>>,
): number {
  const words = (units: readonly Unit[]): string[] =>
    tokensOf(units).flatMap(({ key, role }) => (role === 'small' ? [] : key));
  const whole = Math.max(words(mine).length, words(theirs).length);
  const known = pairs.reduce(
    (sum, pair) => sum + common(words(at(mine, pair.mine)), words(at(theirs, pair.theirs))),
    0,
  );
  return whole === 0 ? 1 : known / whole;
}

function common(mine: readonly string[], theirs: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1);
  return mine.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}
