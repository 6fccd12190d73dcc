import type { Chunk } from './chunks.js';
import type { WordMark } from './comparison.js';
import type { Token } from './tokens.js';

/** Both sentences woven into one, with the marks and spaces that stand behind each word. */
export function wordMarks(
  chunks: readonly Chunk[],
  texts: { readonly mine: string; readonly theirs: string },
  ends: { readonly mine: number; readonly theirs: number },
): WordMark[] {
  const behind = (tokens: readonly Token[], end: number): ReadonlyMap<Token, number> =>
    new Map(tokens.map((token, at) => [token, tokens[at + 1]?.start ?? end]));
  const after = {
    mine: behind(
      chunks.flatMap(({ mine }) => mine),
      ends.mine,
    ),
    theirs: behind(
      chunks.flatMap(({ theirs }) => theirs),
      ends.theirs,
    ),
  };
  const shown = (tokens: readonly Token[], side: 'mine' | 'theirs'): string =>
    tokens
      .map((token) => texts[side].slice(token.start, after[side].get(token)))
      .join('')
      .replaceAll(/\s+/gu, ' ');
  return chunks.flatMap(({ isSame, mine, theirs }): WordMark[] => {
    if (isSame) return [{ kind: 'same', text: shown(theirs, 'theirs') }];
    return [
      ...(mine.length > 0 ? [{ kind: 'removed' as const, text: shown(mine, 'mine') }] : []),
      ...(theirs.length > 0 ? [{ kind: 'added' as const, text: shown(theirs, 'theirs') }] : []),
    ];
  });
}
