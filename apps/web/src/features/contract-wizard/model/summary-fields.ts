import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { isEmpty, isMissing } from './wizard-content.js';

/** The six keys that a contract cannot well do without (R-SUM-09). */
export const SUMMARY_KEYS = [
  'freelance_type',
  'scope_of_work',
  'payment_structure',
  'payment_amount',
  'starting_work_date',
  'final_deadline',
] as const;
export type SummaryKey = (typeof SUMMARY_KEYS)[number];

export interface MissingField {
  readonly step: WizardStep;
  readonly field: WizardField;
  readonly label: SummaryKey;
}

/** Those of the six that are unanswered; a key whose field an admin removed is skipped (T-58). */
export function missingSummaryFields(steps: readonly WizardStep[], answers: Answers): MissingField[] {
  return SUMMARY_KEYS.flatMap((label) => {
    for (const step of steps) {
      const field = step.fields.find((candidate) => candidate.key === label);
      if (field)
        return isEmpty(answers[label]) || isMissing({ ...field, isRequired: true }, answers)
          ? [{ step, field, label }]
          : [];
    }
    return [];
  });
}
