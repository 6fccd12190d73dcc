import { contextKeysOf, languagesOf } from '@pactwright/drafting';
import {
  OTHER_SUFFIX,
  OTHER_VALUE,
  type Addition,
  type Answers,
  type ContractDetail,
  type WizardField,
} from '@pactwright/protocol';
import { refusedKeys } from '../../../shared/answers/accepted-answers.js';
import { isEmpty, otherKey } from '../../../shared/answers/wizard-content.js';
import type { ApiError } from '../../../shared/api/api-error.js';
import {
  additionId,
  approvedAdditions,
  approvedSecond,
  approvedText,
  type ImproveState,
} from '../../../shared/improving/improve-state.js';
import { askedFields } from '../../../shared/improving/asked-fields.js';
import {
  withChanges,
  withDecision,
  withReplaced,
  withSuggested,
  type AnswerChanges,
} from '../../../shared/improving/improve-reducer.js';

/** What the server has of a contract: what it does not have is in no file. */
export type Saved = Pick<ContractDetail, 'answers' | 'additions'>;

type Answer = Answers[string] | undefined;

const isSame = (a: Answer, b: Answer): boolean =>
  JSON.stringify(a) === JSON.stringify(b) || (isEmpty(a) && isEmpty(b));

/** The words behind "Other" of a choice that is another one now. */
function isIdle(key: string, answers: Answers): boolean {
  const choice = key.endsWith(OTHER_SUFFIX) ? answers[key.slice(0, -OTHER_SUFFIX.length)] : undefined;
  return choice !== undefined && choice !== OTHER_VALUE;
}

/** The state with the answers that the server has: what was given elsewhere since answers the suggestions that ask for it. */
export const withNewest = (state: ImproveState, { answers }: Saved): ImproveState =>
  withChanges(
    state.suggestions.reduce((next, text) => {
      const news = newsFor(state, text, answers);
      if (Object.keys(news).length === 0) return next;
      return withDecision(withSuggested(withReplaced(next, text, news), text, news), text, 'applied');
    }, state),
    answers,
  );

/** The answers to what a suggestion asks that are others than it knows of. */
function newsFor({ formData, extras }: ImproveState, text: string, answers: Answers): Answers {
  if (extras.decisions[text] === 'skipped') return {};
  const { change, ...facts } = extras.facts[text] ?? {};
  const known = extras.decisions[text] === 'applied' ? { ...formData, ...change } : formData;
  const asked = askedFields({ ...facts, change }).flatMap((key) => [key, key + OTHER_SUFFIX]);
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([key, value]) => asked.includes(key) && !isSame(value, known[key]) && !isIdle(key, answers),
    ),
  );
}

/** The answers that the server needs; those that a field refuses stay here. Null takes one away. */
export function changesToSave(
  { formData }: ImproveState,
  { answers }: Saved,
  questions: readonly WizardField[],
): AnswerChanges {
  const refused = refusedKeys(formData, questions);
  return Object.fromEntries(
    [...new Set([...Object.keys(answers), ...Object.keys(formData)])]
      .filter((key) => !isSame(answers[key], formData[key]) && !refused.has(key) && !isIdle(key, formData))
      .map((key) => [key, formData[key] ?? null]),
  );
}

/** An answer with those that decide how it is meant. */
export const asMeant = (key: string, answers: Answers): string =>
  JSON.stringify([key, ...contextKeysOf(key)].map((each) => answers[each] ?? null));

/** Answers that the server has refused: as they were meant, and why. */
export type Refusals = ReadonlyMap<string, { readonly meant: string; readonly error: ApiError }>;

/** Of what is to be saved, what the server has refused as it is. */
export const refusedOf = (
  { formData }: ImproveState,
  changes: AnswerChanges,
  refusals: Refusals,
): ReadonlySet<string> =>
  new Set(Object.keys(changes).filter((key) => refusals.get(key)?.meant === asMeant(key, formData)));

export function afterSaving(
  { answers, additions }: Saved,
  changes: AnswerChanges,
  sent?: ImproveState,
): Saved {
  const now = { ...answers };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete now[key];
    else now[key] = value;
  }
  return { answers: now, additions: sent === undefined ? additions : approvedAdditions(sent) };
}

/** Kept by a contract in one language as well, so that nothing is lost when it is made in both again. */
const hasSecond = (state: ImproveState, text: string, { second = '' }: Addition): boolean =>
  languagesOf(state.formData) === undefined || (approvedSecond(state, text) ?? '') === second;

const hasText = (state: ImproveState, text: string, { additions }: Saved): boolean => {
  const words = approvedText(state, text);
  const id = additionId({ text, ...state.extras.facts[text] });
  const saved = additions.find((addition) => addition.id === id && addition.text === words);
  return words === '' || (saved !== undefined && hasSecond(state, text, saved));
};

export const hasEveryText = (state: ImproveState, saved: Saved): boolean =>
  state.suggestions.every((text) => hasText(state, text, saved));

/** Whether the server has what a suggestion has put into the contract. */
export const hasAllOf = (
  state: ImproveState,
  text: string,
  fields: readonly WizardField[],
  saved: Saved,
): boolean =>
  hasText(state, text, saved) &&
  fields
    .flatMap((field) => [field.key, otherKey(field)])
    .every((key) => isSame(saved.answers[key], state.formData[key]) || isIdle(key, state.formData));
