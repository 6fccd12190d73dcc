import { diffArrays } from 'diff';
import type { Token } from './tokens.js';

/** Words in a row that both have, or that stand in place of each other; either side may be empty, never both. */
export interface Chunk {
  readonly isSame: boolean;
  readonly mine: readonly Token[];
  readonly theirs: readonly Token[];
}

/** Two sentences of more words are compared no further than that they differ. */
const MOST_EDITS = 4000;

/** What of the words of one stands in the other, in order. */
export function chunksOf(mine: readonly Token[], theirs: readonly Token[]): Chunk[] {
  const keys = (tokens: readonly Token[]): string[] => tokens.map(({ key }) => key);
  const parts = diffArrays(keys(mine), keys(theirs), { maxEditLength: MOST_EDITS });
  if (parts === undefined) return [{ isSame: false, mine, theirs }];
  const chunks: { isSame: boolean; mine: Token[]; theirs: Token[] }[] = [];
  let [left, right] = [0, 0];
  for (const { added, removed, count } of parts) {
    const isSame = !added && !removed;
    const own = added ? [] : mine.slice(left, left + count);
    const other = removed ? [] : theirs.slice(right, right + count);
    left += own.length;
    right += other.length;
    const last = chunks.at(-1);
    if (last !== undefined && !last.isSame && !isSame) {
      last.mine.push(...own);
      last.theirs.push(...other);
    } else chunks.push({ isSame, mine: own, theirs: other });
  }
  return inOnePlace(chunks);
}

/**
 * "…, up to the price of [this Agreement; this] limit": where what is gone ends with the same words as stand before it, and something
 * is gone before those too, it is told in one place instead of two.
 */
function inOnePlace(chunks: readonly Chunk[]): Chunk[] {
  const found: Chunk[] = [];
  for (const chunk of chunks) {
    const [before, same] = [found.at(-2), found.at(-1)];
    const joined = before?.isSame === false && same?.isSame === true && slid(before, same, chunk);
    if (joined) found.splice(-2, 2, ...joined);
    else found.push(chunk);
  }
  return found;
}

/** The three as two, where the last is words of one text alone. */
function slid(before: Chunk, same: Chunk, last: Chunk): [Chunk, Chunk] | undefined {
  if (last.isSame || (last.mine.length > 0 && last.theirs.length > 0)) return undefined;
  const side = last.mine.length > 0 ? 'mine' : 'theirs';
  const cut = last[side].length - same[side].length;
  const ends = last[side].slice(Math.max(0, cut));
  if (cut < 0 || !ends.every(({ key }, at) => key === same[side][at]?.key)) return undefined;
  return [
    { ...before, [side]: [...before[side], ...same[side], ...last[side].slice(0, cut)] },
    { ...same, [side]: ends },
  ];
}
