import { answerOfSecond } from '@pactwright/drafting';
import {
  optionValue,
  OTHER_SUFFIX,
  type Answers,
  type Language,
  type SaveAnswerRequest,
  type WizardField,
  type WizardStep,
} from '@pactwright/protocol';
import { choicesIn, fieldKind, isList, otherKey } from '../../../shared/answers/wizard-content.js';

interface Change {
  readonly contractId: string;
  readonly steps: readonly WizardStep[];
  readonly answers: Answers;
  readonly key: string;
  readonly sequence: number;
  readonly language: Language;
}

/**
 * The call that saves one answer: the field's label and the option's label, as specified, with the ids and the key that
 * make them certain (T-04). Undefined for a key that no field of the wizard has any more.
 */
export function saveRequest(change: Change): SaveAnswerRequest | undefined {
  const { contractId, sequence, language, key } = change;
  for (const step of change.steps) {
    for (const field of step.fields) {
      const common = { contractId, sequence, language, key, stepKey: step.key, fieldKey: field.label };
      if (field.key === key)
        return { ...common, fieldId: field.id, ...wireValue(field, change.answers[key]) };
      const first = answerOfSecond(key);
      if (first === field.key || (first !== undefined && otherKey(field) === first)) {
        return { ...common, fieldKey: key, value: change.answers[key] ?? '' };
      }
      if (otherKey(field) === key) {
        return { ...common, fieldKey: `${field.label}${OTHER_SUFFIX}`, value: change.answers[key] ?? '' };
      }
    }
  }
  return undefined;
}

function wireValue(
  field: WizardField,
  value: Answers[string] | undefined,
): Pick<SaveAnswerRequest, 'value' | 'optionId'> {
  if (isList(field)) {
    const chosen = choicesIn(value);
    const options = field.options.filter((option) => chosen.includes(optionValue(option)));
    return { value: options.map((option) => option.label), optionId: options.map((option) => option.id) };
  }
  const isChoice = fieldKind(field) === 'select' || fieldKind(field) === 'radio';
  const option = isChoice ? field.options.find((candidate) => optionValue(candidate) === value) : undefined;
  if (option) return { value: option.label, optionId: option.id };
  return { value: value ?? '' };
}
