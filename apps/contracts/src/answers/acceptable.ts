import {
  answerLimit,
  ANSWER_MAX_LENGTH,
  areRows,
  LINE_MAX_LENGTH,
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  MILESTONES_MAX,
  OTHER_VALUE,
  type Language,
  type SaveAnswerRequest,
} from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { answerFault, faultedLabel } from '@pactwright/drafting';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { ResolvedAnswer } from './resolve-answer.js';
import type { StoredValue } from './resolve-value.js';

const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

export interface Resolution {
  readonly catalogue: Catalogue;
  readonly resolved: ResolvedAnswer;
}

/** The answers that decide how the one that was sent is meant; they are there already. */
export type StoredAnswers = Readonly<Record<string, StoredValue>>;

/**
 * Refuses what the contract could not carry as it was given. Words that stand idle beside another choice are not judged: no
 * field shows them, so that nobody could mend them.
 */
export function assertReadable(
  { catalogue, resolved }: Resolution,
  stored: StoredAnswers,
  language: Language,
): void {
  if (resolved.kind === 'extra') return;
  const { field, key, value, second } = resolved;
  /* A text that stands for another one in the other language is a text, whatever the field reads. */
  if (second !== undefined) return;
  /* Its words may arrive before the choice of "Other" does. */
  const chosen = stored[field.key] ?? OTHER_VALUE;
  const fault = answerFault(field, (each) =>
    each === key ? value : each === field.key ? chosen : stored[each],
  );
  if (fault === undefined) return;
  const { code, at, ...params } = fault;
  throw new AppError(code, { field: faultedLabel(catalogue.fieldLabel(field, language), at), ...params });
}

/** Refuses, by the field's name, what the contract could not carry as it was answered: nothing is cut to fit. */
export function assertAcceptable(
  { catalogue, resolved }: Resolution,
  { fieldKey, value: sent }: SaveAnswerRequest,
  language: Language,
): void {
  if (resolved.kind === 'extra') {
    if (resolved.textField)
      throw new AppError('ANSWER_NOT_TEXT', { field: catalogue.fieldLabel(resolved.textField, language) });
    return assertLength(sent, ANSWER_MAX_LENGTH, fieldKey);
  }
  const { field, isCompanion, value } = resolved;
  const name = catalogue.fieldLabel(field, language);
  if (areRows(value)) {
    if (value.length > MILESTONES_MAX)
      throw new AppError('ANSWER_TOO_MANY_ROWS', { field: name, max: MILESTONES_MAX });
    for (const row of value) {
      assertLength(row.name, MILESTONE_NAME_MAX_LENGTH, name);
      assertLength(row.amount, MILESTONE_AMOUNT_MAX_LENGTH, name);
      assertLength(row.acceptance, MILESTONE_ACCEPTANCE_MAX_LENGTH, name);
      assertLength(row.secondAcceptance, MILESTONE_ACCEPTANCE_MAX_LENGTH, name);
      assertLength(row.second, MILESTONE_NAME_MAX_LENGTH, name);
    }
    return;
  }
  const isLine = isCompanion || field.type !== 'textarea';
  if (isLine && typeof value === 'string' && LINE_BREAK.test(value.trim()))
    throw new AppError('ANSWER_ONE_LINE', { field: name });
  assertLength(value, isCompanion ? LINE_MAX_LENGTH : answerLimit(field), name);
}

function assertLength(value: unknown, max: number, field: string): void {
  if (typeof value === 'string' && value.length > max) throw new AppError('ANSWER_TOO_LONG', { field, max });
}
