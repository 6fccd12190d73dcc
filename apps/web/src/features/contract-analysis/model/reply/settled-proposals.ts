import { together } from '@pactwright/drafting';
import type { Language, ReplyProposal } from '@pactwright/protocol';
import { wayOf, type Plan } from './reply-plan.js';

/**
 * The proposals as they are made with the chosen ones: what says the same twice says it once, what is not chosen stays as it is alone.
 * Which of them stand in one card is no matter of choice, so that none moves.
 */
export function settledProposals(
  plan: Plan,
  proposals: readonly ReplyProposal[],
  text: string,
  language: Language,
): readonly ReplyProposal[] {
  const chosen = proposals.filter((proposal) => wayOf(plan, proposal) === 'change');
  const made = new Map(together(text, language, chosen).map((each) => [each.key, each]));
  return proposals.map((proposal) => {
    const each = made.get(proposal.key) ?? proposal;
    return each.repeats === proposal.repeats ? each : { ...each, repeats: proposal.repeats };
  });
}
