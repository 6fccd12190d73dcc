import { plainText } from '../check/segment.js';
import type { Change, Meaning, Passage, Untracked } from './comparison.js';
import { isMeasured, isValueIn } from './meanings.js';

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

/**
 * What a change that was not tracked comes to, without what they did track in the same passage: nobody is accused of that. `base` is theirs
 * without its tracked changes and `silent` what differs there from mine. Where nobody can say, it counts as not tracked.
 */
export function withTrackedApart(change: Change, silent: readonly Change[], base: string): Change {
  const { isUntracked = false, mine, meanings } = change;
  if (!isUntracked || mine === undefined) return change;
  const said = silent
    .filter((each) => each.mine !== undefined && overlap(each.mine, mine))
    .map(({ theirs }) => (theirs === undefined ? '' : plain(base, theirs)))
    .join(' ');
  const tracked = meanings.filter((meaning) => isTracked(meaning, said));
  if (tracked.length === 0) return change;
  return {
    ...change,
    meanings: meanings.filter((each) => !tracked.includes(each)),
    trackedMeanings: tracked,
  };
}

/** Whether a passage without its tracked changes still says what mine said, or not yet what came. */
function isTracked(meaning: Meaning, said: string): boolean {
  if (meaning.kind === 'parted') return false;
  if (meaning.kind === 'words') {
    const has = (words: string): boolean => ` ${bare(said)} `.includes(` ${bare(words)} `);
    return meaning.mine === ''
      ? !has(meaning.theirs)
      : has(meaning.mine) && (meaning.theirs === '' || !has(meaning.theirs));
  }
  const { mine, theirs } = meaning;
  if (mine !== undefined) return isValueIn(said, mine);
  return theirs !== undefined && isMeasured(theirs) && !isValueIn(said, theirs);
}

const bare = (words: string): string =>
  plainText(words)
    .replaceAll(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim();
const plain = (text: string, { start, end }: Passage): string => plainText(text.slice(start, end));
const isPart = (one: string, other: string): boolean => one.includes(other) || other.includes(one);
const overlap = (one: Passage, other: Passage): boolean => one.start < other.end && other.start < one.end;
