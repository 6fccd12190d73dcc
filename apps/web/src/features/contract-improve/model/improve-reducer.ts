import type { Answers } from '@pactwright/protocol';
import type { Decision, ImproveState } from '../../../shared/improving/improve-state.js';

/** Answers to change, by key; null takes an answer away. */
export type AnswerChanges = Readonly<Record<string, Answers[string] | null>>;

/** The first so many suggestions are required (R-IMP-02); they come in the order of their weight. */
export const REQUIRED_COUNT = 2;

export function withAnswer(state: ImproveState, text: string, answer: string): ImproveState {
  return { ...state, answers: { ...state.answers, [text]: answer } };
}

export function withDecision(state: ImproveState, text: string, decision: Decision): ImproveState {
  return {
    ...state,
    extras: { ...state.extras, decisions: { ...state.extras.decisions, [text]: decision } },
  };
}

export function withChanges(state: ImproveState, changes: AnswerChanges): ImproveState {
  const formData = { ...state.formData };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete formData[key];
    else formData[key] = value;
  }
  return { ...state, formData };
}

/** What applying a suggestion does to the answers; nothing when it was applied before, or changes none. */
export function changesToApply(state: ImproveState, text: string): AnswerChanges {
  const { facts, replaced } = state.extras;
  return replaced[text] ? {} : (facts[text]?.change ?? {});
}

/** What skipping an applied suggestion gives back; an answer that has been changed again since then stays. */
export function changesToUndo({ formData, extras }: ImproveState, text: string): AnswerChanges {
  const change = extras.facts[text]?.change ?? {};
  return Object.fromEntries(
    Object.entries(extras.replaced[text] ?? {})
      .filter(([key]) => JSON.stringify(formData[key]) === JSON.stringify(change[key]))
      .map(([key, value]) => [key, (value ?? null) as Answers[string] | null]),
  );
}

/** Remembers what stood there before, so that skipping can give it back. */
export function withReplaced(state: ImproveState, text: string, changes: AnswerChanges): ImproveState {
  const before = Object.fromEntries(Object.keys(changes).map((key) => [key, state.formData[key] ?? null]));
  return {
    ...state,
    extras: { ...state.extras, replaced: { ...state.extras.replaced, [text]: before } },
  };
}

export function withoutReplaced(state: ImproveState, text: string): ImproveState {
  const replaced = { ...state.extras.replaced };
  delete replaced[text];
  return { ...state, extras: { ...state.extras, replaced } };
}

/** Applied: the text ready to be used stands in the answer, unless somebody has written their own. */
export function withReadyText(state: ImproveState, text: string): ImproveState {
  const ready = state.extras.facts[text]?.implementation;
  return state.answers[text]?.trim() || !ready ? state : withAnswer(state, text, ready);
}
