import {
  draft,
  languagesOf,
  numberedParts,
  otherLanguage,
  writtenReferences,
  type DraftDocument,
} from '@pactwright/drafting';
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
  const isBoth = languagesOf(next.formData) !== undefined;
  const unchanged = [
    ...unchangedIn(before.answers, next.answers, language),
    ...(isBoth ? unchangedIn(before.extras.seconds, next.extras.seconds, otherLanguage(language)) : []),
  ];
  if (unchanged.length === 0) return next;
  const was = numberedParts(documentOf(before, language));
  const is = new Map([...numberedParts(documentOf(next, language))].map(([number, id]) => [id, number]));
  const lost = { ...next.extras.lost };
  const followedIn = (written: Readonly<Record<string, string>>): Record<string, string> => {
    const all = { ...written };
    for (const { text, words, references } of unchanged.filter((each) => written[each.text] === each.words)) {
      let followed = words;
      let isLost = lost[text] === words;
      for (const { number, start } of references.toReversed()) {
        const target = was.get(number);
        const now = target === undefined ? number : is.get(target);
        if (now === undefined) isLost = true;
        else followed = `${followed.slice(0, start)}${now}${followed.slice(start + number.length)}`;
      }
      if (isLost) lost[text] = followed;
      all[text] = followed;
    }
    return all;
  };
  const [answers, seconds] = [followedIn(next.answers), followedIn(next.extras.seconds)];
  return { ...next, answers, extras: { ...next.extras, seconds, lost } };
}

/** The words that are as they were and name the number of a clause. */
const unchangedIn = (
  before: Readonly<Record<string, string>>,
  next: Readonly<Record<string, string>>,
  language: Language,
) =>
  Object.entries(next).flatMap(([text, words]) => {
    const references = words === before[text] ? writtenReferences(words, language) : [];
    return references.length === 0 ? [] : [{ text, words, references }];
  });

/** Whether words in the contract name the number of a clause that it no longer has. */
export const hasLostReference = ({ answers, extras }: ImproveState): boolean =>
  Object.entries(extras.lost).some(
    ([text, words]) =>
      [answers[text], extras.seconds[text]].includes(words) && extras.decisions[text] !== 'skipped',
  );

const documentOf = (state: ImproveState, language: Language): DraftDocument =>
  draft(state.formData, language, approvedAdditions(state));
