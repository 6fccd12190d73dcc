import { needsOwnDecision, unseenAnswers, wordingWithShortAnswer } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import type { Decision, ImproveState } from './improve-state.js';
import type { SuggestionFacts } from './suggestion-facts.js';

/** Answers to change, by key; null takes an answer away. */
export type AnswerChanges = Readonly<Record<string, Answers[string] | null>>;

/** The first so many suggestions are required (R-IMP-02); they come in the order of their weight. */
export const REQUIRED_COUNT = 2;

export function withAnswer(state: ImproveState, text: string, answer: string): ImproveState {
  return { ...state, answers: { ...state.answers, [text]: answer } };
}

/** What it is in the other language of a contract in both. */
export function withSecond(state: ImproveState, text: string, second: string): ImproveState {
  const seconds = { ...state.extras.seconds, [text]: second };
  return { ...state, extras: { ...state.extras, seconds } };
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

/** What applying a suggestion does to the answers. */
export const changesToApply = (state: ImproveState, text: string): AnswerChanges =>
  changesTo(state, state.extras.facts[text]?.change ?? {});

/**
 * Approved before it came here, and nothing is left to be said about it: it is in the contract without a further act. What is
 * decided on by itself alone was approved so only by its own switch.
 */
export function isReady({ extras, answers, formData }: ImproveState, text: string): boolean {
  const { chosen, decided, decisions, facts: known } = extras;
  const isUndecided = decisions[text] === undefined && !answers[text]?.trim();
  const facts = known[text] ?? {};
  const isFree = decided.includes(text) || !needsOwnDecision(facts, formData);
  return chosen.includes(text) && isUndecided && hasEffect(facts) && isFree;
}

/** Whether taking it does something: else it asks. */
export const hasEffect = ({
  change,
  implementation,
}: Pick<SuggestionFacts, 'change' | 'implementation'>): boolean =>
  change !== undefined || implementation !== undefined;

/** What of it the answers do not hold yet. */
export const changesTo = ({ formData }: Pick<ImproveState, 'formData'>, change: Answers): AnswerChanges =>
  Object.fromEntries(
    Object.entries(change).filter(([key, value]) => JSON.stringify(formData[key]) !== JSON.stringify(value)),
  );

/** From now on the suggestion is to change these answers; skipping it gives them back. */
export function withSuggested(state: ImproveState, text: string, change: Answers): ImproveState {
  const facts = state.extras.facts[text];
  if (!facts) return state;
  const suggested = { ...facts, change: { ...facts.change, ...change } };
  return { ...state, extras: { ...state.extras, facts: { ...state.extras.facts, [text]: suggested } } };
}

/** A suggestion that is applied: its answers changed, its words in place. */
export function withApplied(state: ImproveState, text: string): ImproveState {
  const changes = changesToApply(state, text);
  const changed = withChanges(withReplaced(state, text, changes), changes);
  return withDecision(withReadyText(changed, text), text, 'applied');
}

/** As if it had never been skipped: what was in the contract is there again, what was open is asked again. */
export function withSkipTakenBack(state: ImproveState, text: string): ImproveState {
  const decisions = { ...state.extras.decisions };
  delete decisions[text];
  const open = { ...state, extras: { ...state.extras, decisions } };
  return isReady(open, text) || open.answers[text]?.trim() ? withApplied(open, text) : open;
}

/** A field's answer as somebody has just given it to the question of a suggestion. */
export function withFieldAnswer(
  state: ImproveState,
  text: string,
  key: string,
  value: Answers[string] | undefined,
): ImproveState {
  const change = { [key]: value ?? '' };
  const changes = { ...change, ...unseenChanges(state, text, change) };
  const kept = withReplaced(state, text, changes);
  return withDecision(withSuggested(withChanges(kept, changes), text, change), text, 'applied');
}

/** What the answer to this question must not bring into the contract; once only, for it may be chosen elsewhere later. */
function unseenChanges(state: ImproveState, text: string, change: Answers): Answers {
  const replaced = (state.extras.replaced[text] ?? {}) as AnswerChanges;
  const before = withChanges(state, replaced).formData;
  const unseen = Object.entries(unseenAnswers(before, { ...state.formData, ...change }));
  return Object.fromEntries(unseen.filter(([key]) => !(key in replaced)));
}

/** Somebody has decided that these words and the clause speak of different things. */
export function withKept(state: ImproveState, text: string): ImproveState {
  const kept = { ...state.extras.kept, [text]: state.answers[text]?.trim() ?? '' };
  return { ...state, extras: { ...state.extras, kept } };
}

/** An answer that is only a figure, how often, or yes or no stands in the sentence that is ready for it. */
export function withShortAnswerInWords(state: ImproveState, text: string, language: Language): ImproveState {
  const { id } = state.extras.facts[text] ?? {};
  const improvement = { id: id ?? null, suggestion: text };
  const words = wordingWithShortAnswer(improvement, state.answers[text] ?? '', state.formData, language);
  return words === undefined ? state : withAnswer(state, text, words);
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
  if (Object.keys(changes).length === 0) return state;
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
