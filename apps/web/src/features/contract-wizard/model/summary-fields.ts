import { answersInForce, type AskedWhen } from '@pactwright/drafting';
import {
  SUMMARY_KEYS,
  type Answers,
  type SummaryKey,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
import { askedStep } from '../../../shared/wizard/in-force.js';
import { canStand } from '../../../shared/answers/answer-problem.js';
import { isEmpty, isMissing } from '../../../shared/answers/wizard-content.js';

export interface MissingField {
  readonly step: WizardStep;
  readonly field: WizardField;
  readonly label: SummaryKey;
}

/** Those of the six that are unanswered; a key whose field an admin removed or asks only of others is skipped (T-58). */
export function missingSummaryFields(
  steps: readonly WizardStep[],
  answers: Answers,
  askedWhen: AskedWhen,
): MissingField[] {
  return SUMMARY_KEYS.flatMap((label) => {
    for (const step of steps.map((each) => askedStep(each, answers, askedWhen))) {
      const field = step.fields.find((candidate) => candidate.key === label);
      if (field)
        return isEmpty(answers[label]) || isMissing({ ...field, isRequired: true }, answers)
          ? [{ step, field, label }]
          : [];
    }
    return [];
  });
}

export interface FieldToMend {
  readonly step: WizardStep;
  readonly field: WizardField;
}

const NONE: ReadonlySet<string> = new Set();

/** The fields whose answers no contract is created with, and those by which an unmet check is mended. */
export const fieldsToMend = (
  steps: readonly WizardStep[],
  answers: Answers,
  askedWhen: AskedWhen,
  unmet: ReadonlySet<string> = NONE,
): FieldToMend[] => {
  const inForce = answersInForce(answers, askedWhen);
  return steps.flatMap((step) =>
    askedStep(step, answers, askedWhen)
      .fields.filter((field) => unmet.has(field.key) || !canStand(field, inForce))
      .map((field) => ({ step, field })),
  );
};
