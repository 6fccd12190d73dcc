import { isNoAnswer, isNothing } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { answerProblem, typedText } from '../../../shared/answers/answer-problem.js';
import '../../../shared/answers/loaded-rules.js';
import { fieldKind, isEmpty, otherKey } from '../../../shared/answers/wizard-content.js';
import { approvedText, type ImproveState } from '../../../shared/improving/improve-state.js';
import { askedWizardFields } from '../../../shared/improving/default-fields.js';
import type { Held } from '../../../shared/improving/held-words.js';
import { changesToApply } from '../../../shared/improving/improve-reducer.js';
import { hasAllOf, type Saved } from './saved.js';

/** What has become of a suggestion. Its card, the count above and the way to the payment all go by it. */
export type SuggestionStatus =
  | 'inContract'
  /** The server has not confirmed it yet. */
  | 'unsaved'
  /** Answered: there is nothing to put in. */
  | 'nothing'
  /** Its words wait for a decision. */
  | 'held'
  /** Its field or the server cannot take the answer as it is. */
  | 'refused'
  | 'skipped'
  | 'open';

/** By the suggestion's text. */
export type SuggestionStatuses = ReadonlyMap<string, SuggestionStatus>;

export const suggestionStatuses = (
  state: ImproveState,
  held: ReadonlyMap<string, Held>,
  questions: readonly WizardField[],
  saved: Saved,
  refused: ReadonlySet<string>,
): SuggestionStatuses =>
  new Map(
    state.suggestions.map((text) => {
      const status = statusOf(state, text, held.has(text), questions);
      if (!isSettled(status)) return [text, status];
      const fields = askedWizardFields(state.extras.facts[text] ?? {}, questions) ?? [];
      if (fields.some((field) => refused.has(field.key) || refused.has(otherKey(field))))
        return [text, 'refused'];
      if (status === 'nothing') return [text, status];
      return [text, hasAllOf(state, text, fields, saved) ? status : 'unsaved'];
    }),
  );

/** Somebody has given words that are not in the contract, and nothing has been decided about them. */
export const isUndecided = (status: SuggestionStatus | undefined): boolean =>
  status === 'held' || status === 'refused';

/** Nothing is left to do about it. */
export const isSettled = (status: SuggestionStatus | undefined): boolean =>
  status === 'inContract' || status === 'nothing';

function statusOf(
  state: ImproveState,
  text: string,
  isHeld: boolean,
  questions: readonly WizardField[],
): SuggestionStatus {
  const { decisions, facts } = state.extras;
  if (decisions[text] === 'skipped') return 'skipped';
  if (isHeld) return 'held';
  const fields = decisions[text] === 'applied' ? askedWizardFields(facts[text] ?? {}, questions) : undefined;
  const read = (key: string) => state.formData[key];
  if (fields?.some((field) => answerProblem(field, read) !== undefined)) return 'refused';
  if (approvedText(state, text) !== '') return 'inContract';
  if (!fields || Object.keys(changesToApply(state, text)).length > 0) return 'open';
  return ofAnswer(fields[0], read);
}

/** The contract says what the answer says, unless that is nothing. */
function ofAnswer(
  field: WizardField,
  read: (key: string) => ImproveState['formData'][string] | undefined,
): SuggestionStatus {
  const value = read(field.key);
  if (isEmpty(value)) return 'open';
  const words = fieldKind(field) === 'select' ? undefined : typedText(field, read)?.text;
  if (words === undefined || !isNoAnswer(words)) return 'inContract';
  return isNothing(words) && !field.isRequired ? 'nothing' : 'open';
}
