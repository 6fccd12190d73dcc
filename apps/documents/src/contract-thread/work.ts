import {
  dealTerms,
  proposals,
  type DealTerms,
  type ReplyInput,
  type ReplyProposal,
} from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';

/** What is read out of a checked contract for as long as nobody else should wait for it. */
export type Work =
  | { readonly kind: 'proposals'; readonly input: ReplyInput }
  | { readonly kind: 'terms'; readonly text: string; readonly language: Language };

export type Done<Kind extends Work['kind']> = {
  readonly proposals: readonly ReplyProposal[];
  readonly terms: DealTerms;
}[Kind];

export const done = (work: Work): Done<Work['kind']> =>
  work.kind === 'terms' ? dealTerms(work.text, work.language) : proposals(work.input);
