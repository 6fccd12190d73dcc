import { additionJudge, type AdditionProblem } from '@pactwright/drafting';
import { ADDITION_MAX_LENGTH, type Answers, type Language } from '@pactwright/protocol';
import { askedFields } from './asked-fields.js';
import type { ImproveState } from './improve-state.js';
import { numberAnswer } from './counted-answer.js';

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
  const settled = Object.fromEntries(
    settle(state, language).map(([text, words, held]) => [text, { words, added: held ? '' : words }]),
  );
  return { ...state, extras: { ...state.extras, settled } };
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
  judge: ReturnType<typeof additionJudge>,
): Held | undefined {
  const { facts, kept } = state.extras;
  const { id = text, clauseId = '', ...asked } = facts[text] ?? {};
  /* Words that were added before such a question was answered by its field. */
  if (askedFields(asked).length > 0) return undefined;
  if (words.length > ADDITION_MAX_LENGTH) return { kind: 'long' };
  const problem = judge({ id, clauseId, text: words });
  if (problem?.kind !== 'figures') return problem;
  if (kept[text] === words) return undefined;
  return { ...problem, change: numberAnswer(problem.key, problem.own.value) };
}
