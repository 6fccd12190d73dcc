import type { EarlierWords } from '@pactwright/drafting';
import type { ComparisonView, ReplyProposal } from '@pactwright/protocol';
import { earlierWords } from './earlier-words.js';

/** What the version that is answered has otherwise than mine: where in its text, which topics it has lost, and the words of mine. */
export interface SinceMine {
  readonly places: readonly { readonly start: number; readonly end: number }[];
  readonly lost: readonly string[];
  /** Not in what was kept before there were such points. */
  readonly earlier?: readonly EarlierWords[];
}

type Compared = Pick<ComparisonView, 'relation' | 'changes' | 'missing' | 'mineText' | 'theirsText'>;

/** What a comparison says of that; undefined where it tells no changes. Wording and places alone reopen nothing. */
export function sinceMine({
  relation,
  changes,
  missing,
  mineText,
  theirsText,
}: Compared): SinceMine | undefined {
  if (relation !== 'versions') return undefined;
  const weighty = changes.filter(({ matters, isCostly }) => matters || isCostly);
  return {
    places: weighty.flatMap(({ kind, theirs, theirsAt }) =>
      kind === 'renamed' || theirs === undefined || theirsAt === undefined
        ? []
        : [{ start: theirsAt, end: theirsAt + theirs.length }],
    ),
    lost: [...missing, ...weighty.flatMap(({ risks }) => risks)].flatMap(({ id, isNew }) =>
      isNew ? [id] : [],
    ),
    earlier: earlierWords({ changes, mineText, theirsText }),
  };
}

/**
 * The proposals of a second round: raised is what they have changed, however grave it is, and what was left before stays left. Without a
 * comparison they are as they were made.
 */
export function proposedSince(
  proposals: readonly ReplyProposal[],
  since: SinceMine | undefined,
): readonly ReplyProposal[] {
  if (since === undefined) return proposals;
  const isChanged = ({ finding: { id, evidence } }: ReplyProposal): boolean =>
    evidence === undefined
      ? since.lost.includes(id)
      : since.places.some(({ start, end }) => start < evidence.end && evidence.start < end);
  return proposals.map((proposal) => {
    const { way, raised } = proposal;
    return { ...proposal, way: !isChanged(proposal) ? 'leave' : way === 'leave' ? raised : way };
  });
}
