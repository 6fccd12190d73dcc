import type { Chunk } from './chunks.js';
import { isIdle, meaningOf } from './same-words.js';
import type { Token } from './tokens.js';
import { isLeadingOn } from './words.js';

const DECIDING: ReadonlySet<Token['role']> = new Set(['modality', 'negation', 'scope']);

/**
 * What of a changed sentence is not surely the same in other words: all that is neither an idle word, one that leads on, another spelling or
 * form, a word of the same meaning, nor only stands elsewhere. A "not" that stands elsewhere is told.
 */
export function rewordedIn(chunks: readonly Chunk[]): Chunk[] {
  const changed = chunks.filter((chunk) => !chunk.isSame && !isLeading(chunk) && !isSpacing(chunk));
  const left = { mine: countsOf(changed, 'mine'), theirs: countsOf(changed, 'theirs') };
  const isLeft = (tokens: readonly Token[], own: Counts, others: Counts): boolean =>
    tokens.some((token) => {
      /* Figures are compared all together, where "one (1)" is one. */
      if (token.role === 'figure' || (token.role === 'small' && isIdle(token.key))) return false;
      const meaning = keyOf(token);
      return (own.get(meaning) ?? 0) > (others.get(meaning) ?? 0);
    });
  return changed.filter(
    (chunk) =>
      decidingIn(chunk.mine) !== decidingIn(chunk.theirs) ||
      isLeft(chunk.mine, left.mine, left.theirs) ||
      isLeft(chunk.theirs, left.theirs, left.mine),
  );
}

type Counts = ReadonlyMap<string, number>;

const keyOf = ({ key, role }: Token): string => (role === 'word' || role === 'small' ? meaningOf(key) : key);

function countsOf(chunks: readonly Chunk[], side: 'mine' | 'theirs'): Counts {
  const counts = new Map<string, number>();
  for (const token of chunks.flatMap((chunk) => chunk[side])) {
    const key = keyOf(token);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const decidingIn = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ role }) => DECIDING.has(role))
    .map(({ key }) => key)
    .join(' ');

/** "In addition, ". */
const isLeading = ({ mine, theirs }: Chunk): boolean => {
  const all = [...mine, ...theirs];
  return (
    all.some(({ key }) => isLeadingOn(key)) &&
    all.every(({ key, role }) => role === 'small' || isLeadingOn(key))
  );
};

/** "On-site" and "on site". */
const isSpacing = ({ mine, theirs }: Chunk): boolean => written(mine) === written(theirs);
const written = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join('');
