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
  return chunks;
}
