import type { Answers } from '@pactwright/protocol';
import { approvedText, type Decision, type ImproveState } from '../../../shared/improving/improve-state.js';
import { ownNumber } from './own-number.js';

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

/**
 * What applying a suggestion does to the answers; nothing when it was applied before, or changes none. An answer that somebody
 * has given in their own words comes before the suggested one.
 */
export function changesToApply(state: ImproveState, text: string): AnswerChanges {
  const { facts, replaced } = state.extras;
  const change = facts[text]?.change ?? {};
  const own = ownNumber(change, state.answers[text] ?? '', state.extras.said[text]);
  return own ? changesTo(state, own.change) : replaced[text] ? {} : change;
}

/** Its words stand in the contract, or the answers that it changes are changed. */
export function isInContract(state: ImproveState, text: string): boolean {
  if (approvedText(state, text) !== '') return true;
  const change = state.extras.facts[text]?.change;
  const isApplied = state.extras.decisions[text] === 'applied' && change !== undefined;
  return isApplied && Object.keys(changesTo(state, change)).length === 0;
}

/** What of it the answers do not hold yet. */
export const changesTo = ({ formData }: ImproveState, change: Answers): AnswerChanges =>
  Object.fromEntries(Object.entries(change).filter(([key, value]) => formData[key] !== value));

/** An answer in somebody's own words becomes what the suggestion changes; the clause says it, so the words add nothing. */
export function withOwnNumber(state: ImproveState, text: string): ImproveState {
  const words = state.answers[text] ?? '';
  const own = ownNumber(state.extras.facts[text]?.change ?? {}, words, state.extras.said[text]);
  return own ? withSaid(withSuggested(state, text, own.change), text, own.said) : state;
}

/** From now on the suggestion is to change these answers; skipping it gives them back. */
export function withSuggested(state: ImproveState, text: string, change: Answers): ImproveState {
  const facts = state.extras.facts[text];
  if (!facts) return state;
  const suggested = { ...facts, change: { ...facts.change, ...change } };
  return { ...state, extras: { ...state.extras, facts: { ...state.extras.facts, [text]: suggested } } };
}

/** Somebody has decided that these words and the clause speak of different things. */
export function withKept(state: ImproveState, text: string): ImproveState {
  const kept = { ...state.extras.kept, [text]: state.answers[text]?.trim() ?? '' };
  return { ...state, extras: { ...state.extras, kept } };
}

/** The clause says these words itself once its answer is changed. */
export function withSaid(state: ImproveState, text: string, words: string): ImproveState {
  const said = { ...state.extras.said, [text]: words.trim() };
  return { ...state, extras: { ...state.extras, said } };
}

/** What a suggestion of ours may replace without leaving a word of the user's out. */
export function hasOwnWords({ answers, extras: { said } }: ImproveState, text: string): boolean {
  const words = answers[text]?.trim() ?? '';
  return words !== '' && words !== said[text];
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

/** Remembers what stood there before the first change, so that skipping can give it back. */
export function withReplaced(state: ImproveState, text: string, changes: AnswerChanges): ImproveState {
  const before = {
    ...Object.fromEntries(Object.keys(changes).map((key) => [key, state.formData[key] ?? null])),
    ...state.extras.replaced[text],
  };
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
