import { isMade } from '../advice/said/nouns-en.js';
import type { Chunk } from './chunks.js';
import { rewordedIn } from './reworded.js';
import { isThing } from './things.js';
import { valueOf, type Token } from './tokens.js';
import { isLeadingOn, isOpposite, stemOf, type Role } from './words.js';

/** Why a change matters beyond its wording. */
export const REASONS = [
  'figure',
  'side',
  'modality',
  'negation',
  'scope',
  'name',
  'part',
  'thing',
  'reference',
  'sentence',
  'risk',
  'words',
] as const;
export type Reason = (typeof REASONS)[number];

/** So many words with a meaning in a row are a part of the sentence, not its wording. */
const PART = 3;

/**
 * Why a changed sentence matters, by the words that are no longer the same; empty where it surely says the same in other words, `words`
 * where nobody can say that it does.
 */
export function reasonsOf(chunks: readonly Chunk[]): Reason[] {
  const changed = chunks.filter(({ isSame }) => !isSame);
  const mine = changed.flatMap((chunk) => chunk.mine);
  const theirs = changed.flatMap((chunk) => chunk.theirs);
  const differs = (role: Role): boolean =>
    sequence(mine.filter((each) => each.role === role)) !==
    sequence(theirs.filter((each) => each.role === role));
  const reasons: Reason[] = [];
  if (figures(chunks.flatMap((chunk) => chunk.mine)) !== figures(chunks.flatMap((chunk) => chunk.theirs)))
    reasons.push('figure');
  for (const role of ['side', 'modality'] as const) if (differs(role)) reasons.push(role);
  if (differs('negation') || changed.some(hasOpposites)) reasons.push('negation');
  if (differs('scope')) reasons.push('scope');
  if (sequence(mine.filter(isName)) !== sequence(theirs.filter(isName))) reasons.push('name');
  if (changed.some(isPart) || namedAlone(chunks).length > 0) reasons.push('part');
  if (otherThings(chunks).length > 0) reasons.push('thing');
  if (reasons.length === 0 && rewordedIn(chunks).length > 0) reasons.push('words');
  return reasons;
}

const isName = ({ isName: named }: Token): boolean => named;
const sequence = (tokens: readonly Token[]): string => tokens.map(({ key }) => key).join(' ');

/** The figures and what they count, in order; "thirty (30)" is one. */
const figures = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ role }) => role === 'figure')
    .map((token) => valueOf(token) ?? token.key.replace(/s$/u, ''))
    .filter((value, at, all) => value !== all[at - 1])
    .join(' ');

const hasOpposites = ({ mine, theirs }: Chunk): boolean =>
  mine.some(({ key }) => theirs.some((other) => isOpposite(key, other.key)));

const isMeant = ({ role }: Token): boolean => role !== 'small';

function isPart({ mine, theirs }: Chunk): boolean {
  const [one, other] = [mine.filter(isMeant).length, theirs.filter(isMeant).length];
  return Math.max(one, other) >= PART && Math.abs(one - other) >= PART - 1;
}

/**
 * Where one text names something and the other nothing in its place: "design [and maintenance] services". Words that only stand
 * elsewhere in the sentence now, or that lead on, name nothing new.
 */
export function namedAlone(chunks: readonly Chunk[]): Chunk[] {
  const keysOf = (side: 'mine' | 'theirs'): ReadonlySet<string> =>
    new Set(chunks.flatMap((chunk) => chunk[side].map(({ key }) => key)));
  const known = { mine: keysOf('mine'), theirs: keysOf('theirs') };
  const isNaming = (tokens: readonly Token[], others: ReadonlySet<string>): boolean =>
    tokens.some(
      ({ key, role }) => role === 'word' && key.length > 1 && !isLeadingOn(key) && !others.has(key),
    );
  return chunks.filter(({ isSame, mine, theirs }) => {
    if (isSame) return false;
    const [one, other] = [mine.filter(isMeant), theirs.filter(isMeant)];
    if (other.length === 0) return isNaming(one, known.theirs);
    return one.length === 0 && isNaming(other, known.mine);
  });
}

/**
 * Where one thing that work makes stands in the place of another: "a poster" for "a logo". Both have to be known as such, so that
 * other words for the same thing mostly stay wording.
 */
export function otherThings(chunks: readonly Chunk[]): Chunk[] {
  const all = {
    mine: new Set(chunks.flatMap(({ mine }) => thingsOf(mine))),
    theirs: new Set(chunks.flatMap(({ theirs }) => thingsOf(theirs))),
  };
  return chunks.filter(
    ({ isSame, mine, theirs }) =>
      !isSame &&
      thingsOf(mine).some((thing) => !all.theirs.has(thing)) &&
      thingsOf(theirs).some((thing) => !all.mine.has(thing)),
  );
}

const thingsOf = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ key, role }) => role === 'word' && isThing(key))
    .map(({ key }) => stemOf(key, !isMade(key)));
