import { plainText } from '../check/segment.js';
import type { Change, Passage, Untracked } from './comparison.js';
import { lean } from '../reading/letters.js';

/** More differences than this, and they did not start from my version: nobody is to be accused of them. */
const MOST = 20;

/**
 * Which of these texts has the most words of mine and the fewest others, the first of equals. My own tracked changes stand in a
 * file that comes back beside theirs, so that what I sent is the text with mine made and theirs rejected.
 */
export function nearest(mine: string, texts: readonly string[]): string | undefined {
  if (texts.length < 2) return texts[0];
  const distances = texts.map((text) => distance(counted(mine), counted(text)));
  return texts[distances.indexOf(Math.min(...distances))];
}

const WORD = lean(/[\p{L}\p{N}]+/gu);

/** How often each word stands there with the word before it. */
function counted(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  let before = '';
  for (const [word] of text.matchAll(WORD)) {
    const pair = `${before} ${word}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
    before = word;
  }
  return counts;
}

function distance(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  return [...new Set([...one.keys(), ...other.keys()])].reduce(
    (sum, key) => sum + Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0)),
    0,
  );
}

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
