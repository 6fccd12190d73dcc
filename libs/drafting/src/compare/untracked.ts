import { plainText } from '../check/segment.js';
import { align, at } from './align.js';
import type { Change, Passage, Untracked } from './comparison.js';
import type { Unit } from './units.js';

/** More differences than this, and they did not start from my version: nobody is to be accused of them. */
const MOST = 20;

export const untrackedIn = (silent: readonly Change[]): Untracked => ({
  count: silent.length,
  isOtherBase: silent.length > MOST,
});

/**
 * The changes with those marked that stand in the text already when all tracked changes are rejected. `silent` are the changes
 * of `base`, which is that text, against mine.
 */
export function withUntracked(
  changes: readonly Change[],
  silent: readonly Change[],
  texts: { readonly theirs: string; readonly base: string },
): Change[] {
  const come = silent.flatMap(({ theirs }) => (theirs === undefined ? [] : plain(texts.base, theirs)));
  return changes.map((change) => {
    const { mine, theirs } = change;
    const isSilent =
      mine === undefined
        ? theirs !== undefined && come.some((words) => isPart(words, plain(texts.theirs, theirs)))
        : silent.some((each) => overlap(each.mine, mine));
    return isSilent ? { ...change, isUntracked: true } : change;
  });
}

/**
 * Of the changes that lead from `mineBase`, my version without my own tracked changes, to `base`: those that are not mine, where they
 * stand in `mine`. What they have accepted of my changes stands in mine too, and is none of theirs.
 */
export function sinceMine(
  silent: readonly Change[],
  texts: { readonly mine: string; readonly mineBase: string; readonly base: string },
  unitsOf: (text: string) => readonly Unit[],
  isLithuanian: boolean,
): Change[] {
  const [from, to] = [unitsOf(texts.mineBase), unitsOf(texts.mine)];
  const pairs = align(from, to, isLithuanian);
  const said = plainText(texts.mine);
  const inMine = (passage: Passage): Passage | undefined => {
    const units = pairs
      .filter((pair) => at(from, pair.mine).some((unit) => overlap(unit, passage)))
      .flatMap((pair) => at(to, pair.theirs))
      .sort((a, b) => a.start - b.start);
    const [first, last] = [units[0], units.at(-1)];
    return first && last && { start: first.start, end: last.end };
  };
  return silent.flatMap(({ mine, ...change }): Change[] => {
    if (change.theirs !== undefined && said.includes(plain(texts.base, change.theirs))) return [];
    const passage = mine && inMine(mine);
    /* What I have struck myself, and they have let go. */
    if (passage === undefined && change.theirs === undefined) return [];
    return [{ ...change, ...(passage && { mine: passage }) }];
  });
}

const plain = (text: string, { start, end }: Passage): string => plainText(text.slice(start, end));
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const overlap = (one: Passage | undefined, other: Passage): boolean =>
  one !== undefined && one.start < other.end && other.start < one.end;
