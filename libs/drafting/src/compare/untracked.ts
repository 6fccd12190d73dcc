import { plainText } from '../check/segment.js';
import type { Change, Passage, Untracked } from './comparison.js';

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

const plain = (text: string, { start, end }: Passage): string => plainText(text.slice(start, end));
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const overlap = (one: Passage | undefined, other: Passage): boolean =>
  one !== undefined && one.start < other.end && other.start < one.end;
