import type { Chunk } from './chunks.js';
import { valueOf, type Token } from './tokens.js';
import { isOpposite, type Role } from './words.js';

/** Why a change matters beyond its wording. */
export const REASONS = [
  'figure',
  'side',
  'modality',
  'negation',
  'scope',
  'name',
  'part',
  'reference',
  'sentence',
  'risk',
] as const;
export type Reason = (typeof REASONS)[number];

/** So many words with a meaning in a row are a part of the sentence, not its wording. */
const PART = 3;

/** Why a changed sentence matters, by the words that are no longer the same; empty where only its wording is another. */
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
  if (changed.some(isPart)) reasons.push('part');
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
