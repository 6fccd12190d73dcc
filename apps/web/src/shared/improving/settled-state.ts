import type { Language } from '@pactwright/protocol';
import { withFollowedReferences } from './followed-references.js';
import { heldIn, withSettled } from './held-words.js';
import { isReady, withApplied } from './improve-reducer.js';
import { suggestionsOf, type ImproveState } from './improve-state.js';
import type { Suggestion } from './suggestion.js';

/** A changed state with what of every answer goes into the contract, and with numbers of clauses that lead where they led. */
export const settledAfter = (before: ImproveState, changed: ImproveState, language: Language): ImproveState =>
  withSettled(withFollowedReferences(before, withSettled(changed, language), language), language);

/** What was shown as approved and needs no answer is in the contract without a further act. */
export function withReadyApplied(state: ImproveState, language: Language): ImproveState {
  const ready = state.suggestions.filter((text) => isReady(state, text));
  return ready.length === 0 ? state : settledAfter(state, ready.reduce(withApplied, state), language);
}

/** What is approved and not in the contract: it asks something, was skipped once, or its words are held. */
export function openSuggestions(state: ImproveState, language: Language): Suggestion[] {
  const held = heldIn(state, language);
  const { chosen, decisions } = state.extras;
  return suggestionsOf(state).filter(
    ({ text }) => held.has(text) || (chosen.includes(text) && decisions[text] !== 'applied'),
  );
}
