import { draft, numberedParts, writtenReferences, type DraftDocument } from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';
import { approvedAdditions, type ImproveState } from './improve-state.js';

/**
 * The state in which a clause's number in somebody's words still leads to the clause that it led to, although a change has moved
 * the clauses. A number whose clause is gone is remembered as lost until the words are written anew.
 */
export function withFollowedReferences(
  before: ImproveState,
  next: ImproveState,
  language: Language,
): ImproveState {
  const unchanged = Object.entries(next.answers).filter(
    ([text, words]) => words === before.answers[text] && writtenReferences(words, language).length > 0,
  );
  if (unchanged.length === 0) return next;
  const was = numberedParts(documentOf(before, language));
  const is = new Map([...numberedParts(documentOf(next, language))].map(([number, id]) => [id, number]));
  const answers = { ...next.answers };
  const lost = { ...next.extras.lost };
  for (const [text, words] of unchanged) {
    let followed = words;
    for (const { number, start } of writtenReferences(words, language).toReversed()) {
      const target = was.get(number);
      const now = target === undefined ? number : is.get(target);
      if (now === undefined) lost[text] = words;
      else followed = `${followed.slice(0, start)}${now}${followed.slice(start + number.length)}`;
    }
    if (lost[text] === words) lost[text] = followed;
    answers[text] = followed;
  }
  return { ...next, answers, extras: { ...next.extras, lost } };
}

/** Whether words in the contract name the number of a clause that it no longer has. */
export const hasLostReference = ({ answers, extras }: ImproveState): boolean =>
  Object.entries(extras.lost).some(
    ([text, words]) => answers[text] === words && extras.decisions[text] !== 'skipped',
  );

const documentOf = (state: ImproveState, language: Language): DraftDocument =>
  draft(state.formData, language, approvedAdditions(state));
