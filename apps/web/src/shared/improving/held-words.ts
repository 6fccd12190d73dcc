import {
  additionJudge,
  languageOfAddition,
  languagesOf,
  otherLanguage,
  wordingFinder,
  type AdditionProblem,
} from '@pactwright/drafting';
import { ADDITION_MAX_LENGTH, type Answers, type Language } from '@pactwright/protocol';
import { askedFields } from './asked-fields.js';
import type { ImproveState } from './improve-state.js';
import { numberAnswer } from './counted-answer.js';

type Judge = ReturnType<typeof additionJudge>;
type Figures = Extract<AdditionProblem, { kind: 'figures' }>;

/** Why words are not in the contract. */
export type Held =
  | Exclude<AdditionProblem, Figures>
  /** They are longer than a clause takes. */
  | { readonly kind: 'long' }
  /** They name another number, or another day, than an answer does. */
  | (Figures & {
      /** The answers under which the contract says the same as the words; undefined where that is not for one answer to say. */
      readonly change: Answers | undefined;
    });

/**
 * The state with what of every answer goes into the contract: nothing that is no sentence of it, and nothing that contradicts
 * it, until somebody has decided which of the two holds.
 */
export function withSettled(state: ImproveState, language: Language): ImproveState {
  const second = secondFinder(state, language);
  const settled = Object.fromEntries(
    settle(state, language).map(([text, words, held]) => [
      text,
      { words, added: held ? '' : words, ...secondOf(second?.(text, words)) },
    ]),
  );
  return { ...state, extras: { ...state.extras, settled } };
}

/** What goes into the contract of a second text: nothing that is held. */
const secondOf = (second: SecondWords | undefined) => ({
  ...(second !== undefined && second.words !== '' && !second.held && { second: second.words }),
  ...(second?.isOurs && { isOurs: true }),
});

/** What words of a contract in both languages are in the other one. */
export interface SecondWords {
  readonly language: Language;
  /** Empty while nobody has written them. */
  readonly words: string;
  /** The rule set has written both. */
  readonly isOurs: boolean;
  /** Why they are not in the contract. */
  readonly held: Held | undefined;
}

/** Says of the words for a suggestion what they are in the other language; undefined for a contract in one language. */
export function secondFinder(
  state: ImproveState,
  prevails: Language,
): ((text: string, words: string) => SecondWords | undefined) | undefined {
  if (languagesOf(state.formData) === undefined) return undefined;
  const find = wordingFinder(state.formData, prevails);
  const judge = additionJudge(state.formData, prevails);
  const { facts, settled, seconds } = state.extras;
  return (text, words) => {
    const { id = text } = facts[text] ?? {};
    const ours = find({ id, text: words });
    if (ours)
      return { language: otherLanguage(ours.language), words: ours.second, isOurs: true, held: undefined };
    const language = otherLanguage(languageOfAddition({ id, clauseId: '', text: words }, prevails));
    /* Another answer may have changed since: the wording in the contract has not, and neither has its second text. */
    const known = settled[text];
    if (known?.isOurs && known.words === words && known.second !== undefined)
      return { language, words: known.second, isOurs: true, held: undefined };
    const second = seconds[text]?.trim() ?? '';
    const inOther: Judge = (addition) => judge({ ...addition, language });
    const held = second === '' ? undefined : heldBy(state, text, second, inOther, words);
    return { language, words: second, isOurs: false, held };
  };
}

/** By the suggestion's text. */
export const heldIn = (state: ImproveState, language: Language): ReadonlyMap<string, Held> =>
  new Map(
    settle(state, language).flatMap(([text, , held]) =>
      held && state.extras.decisions[text] !== 'skipped' ? [[text, held] as const] : [],
    ),
  );

function settle(state: ImproveState, language: Language): (readonly [string, string, Held | undefined])[] {
  const answered = state.suggestions.flatMap((text) => {
    const words = state.answers[text]?.trim() ?? '';
    return words === '' ? [] : [[text, words] as const];
  });
  if (answered.length === 0) return [];
  const judge = additionJudge(state.formData, language);
  return answered.map(([text, words]) => [text, words, heldBy(state, text, words, judge)]);
}

function heldBy(
  state: ImproveState,
  text: string,
  words: string,
  judge: Judge,
  /** Those that somebody may have said to be about something else. */
  first = words,
): Held | undefined {
  const { facts, kept } = state.extras;
  const { id = text, clauseId = '', ...asked } = facts[text] ?? {};
  /* Words that were added before such a question was answered by its field. */
  if (askedFields(asked).length > 0) return undefined;
  if (words.length > ADDITION_MAX_LENGTH) return { kind: 'long' };
  const problem = judge({ id, clauseId, text: words });
  if (problem?.kind !== 'figures') return problem;
  if (kept[text] === first) return undefined;
  return { ...problem, change: numberAnswer(problem.key, problem.own.value) };
}
