import { plainText } from '../check/segment.js';
import type { Change, Passage, Untracked } from './comparison.js';

/** More differences than this, and they did not start from my version: nobody is to be accused of them. */
const MOST = 20;

export const untrackedIn = (silent: readonly Change[]): Untracked => ({
  count: silent.length,
  isOtherBase: silent.length > MOST,
});

type Is = (change: Change) => boolean;

/**
 * Whether a change stands in the text already when all tracked changes are rejected. `silent` are the changes of `base`, which is that
 * text, against mine.
 */
export function isSilentBy(
  silent: readonly Change[],
  texts: { readonly theirs: string; readonly base: string },
): Is {
  const come = silent.flatMap(({ theirs }) => (theirs === undefined ? [] : plain(texts.base, theirs)));
  return ({ mine, theirs }) =>
    mine === undefined
      ? theirs !== undefined && come.some((words) => isPart(words, plain(texts.theirs, theirs)))
      : silent.some((each) => each.mine !== undefined && overlap(each.mine, mine));
}

/**
 * Whether a change leads to nothing but what mine said before its own tracked changes. `before` is mine with those of them made that the
 * other text has, and `changes` what leads there from mine. Rejecting a tracked change leaves no mark, so that it looks like an edit that was
 * not tracked.
 */
export function isTakenBackBy(
  changes: readonly Change[],
  before: string,
): (change: Change, text: string) => boolean {
  const words = (text: string, passage: Passage | undefined): string | undefined =>
    passage && plain(text, passage);
  const isOfOne = (one: Passage | undefined, other: Passage | undefined): boolean =>
    one === undefined || other === undefined ? one === other : overlap(one, other);
  return ({ mine, theirs }, text) =>
    changes.some((back) => isOfOne(back.mine, mine) && words(before, back.theirs) === words(text, theirs));
}

/** The changes with those marked that nobody has tracked. */
export const withMarks = (changes: readonly Change[], isTakenBack: Is, isUntracked: Is): readonly Change[] =>
  changes.map((change) => {
    if (isTakenBack(change)) return { ...change, isTakenBack: true };
    return isUntracked(change) ? { ...change, isUntracked: true } : change;
  });

const plain = (text: string, { start, end }: Passage): string => plainText(text.slice(start, end));
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && other.start < one.end;
