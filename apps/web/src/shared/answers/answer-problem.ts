import { faultedLabel } from '@pactwright/drafting';
import {
  answerLimit,
  areRows,
  LINE_MAX_LENGTH,
  MILESTONE_ACCEPTANCE_MAX_LENGTH,
  MILESTONE_AMOUNT_MAX_LENGTH,
  MILESTONE_NAME_MAX_LENGTH,
  OTHER_VALUE,
  type AnswerErrorCode,
  type Answers,
  type ErrorParams,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
import { answerJudge, misfits } from './answer-judge.js';
import type { Misfit } from './misfits.js';
import { fieldKind, isMissing, otherKey } from './wizard-content.js';

/** Gives the answer under a key. */
export type ReadAnswer = (key: string) => Answers[string] | undefined;

/** Why the server would refuse an answer, in its own words: what is kept from it until it is mended. */
export interface AnswerProblem {
  readonly code: AnswerErrorCode;
  readonly params: ErrorParams;
}

export interface TypedText {
  readonly text: string;
  readonly limit: number;
}

/** What somebody has typed for a field, and how long it may be: the text itself, or the words behind "Other". */
export function typedText(field: WizardField, read: ReadAnswer): TypedText | undefined {
  const value = read(field.key);
  if (typeof value !== 'string') return undefined;
  if (fieldKind(field) === 'radio') return undefined;
  if (fieldKind(field) !== 'select') return { text: value, limit: answerLimit(field) };
  const other = read(otherKey(field));
  return value === OTHER_VALUE && typeof other === 'string'
    ? { text: other, limit: LINE_MAX_LENGTH }
    : undefined;
}

export function answerProblem(field: WizardField, read: ReadAnswer): AnswerProblem | undefined {
  const value = read(field.key);
  if (areRows(value)) {
    const tooLong = value
      .flatMap(({ name, amount, acceptance = '' }) => [
        { text: name, limit: MILESTONE_NAME_MAX_LENGTH },
        { text: amount, limit: MILESTONE_AMOUNT_MAX_LENGTH },
        { text: acceptance, limit: MILESTONE_ACCEPTANCE_MAX_LENGTH },
      ])
      .find(isTooLong);
    return tooLong ? lengthProblem(field, tooLong.limit) : faultProblem(field, read);
  }
  const typed = typedText(field, read);
  if (typed && isTooLong(typed)) return lengthProblem(field, typed.limit);
  return faultProblem(field, read);
}

/** The fields of a step that it cannot be left with: without their answer, or with one that cannot stand. */
export const openFields = ({ fields }: WizardStep, answers: Answers): WizardField[] =>
  fields.filter((field) => isMissing(field, answers) || !canStand(field, answers));

/**
 * Whether the contract can be made with the answer. One that does not go together with others, such as stages whose sums do not make
 * the price yet, is saved all the same; the step of it cannot be left.
 */
export const canStand = (field: WizardField, answers: Answers): boolean =>
  answerProblem(field, (key) => answers[key]) === undefined && misfitsOf(field, answers).length === 0;

/** What of the answer does not go together with others, or is still open; what stands in no contract may be anything. */
export const misfitsOf = ({ key, isInContract }: WizardField, answers: Answers): Misfit[] =>
  isInContract === false ? [] : misfits(answers).filter((misfit) => misfit.key === key);

const isTooLong = ({ text, limit }: TypedText): boolean => text.length > limit;

function faultProblem(field: WizardField, read: ReadAnswer): AnswerProblem | undefined {
  const fault = answerJudge()?.(field, read);
  if (fault === undefined) return undefined;
  const { code, at, ...params } = fault;
  return { code, params: { field: faultedLabel(field.label, at), ...params } };
}

const lengthProblem = ({ label }: WizardField, max: number): AnswerProblem => ({
  code: 'ANSWER_TOO_LONG',
  params: { field: label, max },
});
