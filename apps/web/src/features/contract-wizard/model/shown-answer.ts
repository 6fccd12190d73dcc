import { areRows, OTHER_VALUE, type Answers, type FieldOption, type WizardField } from '@pactwright/protocol';
import { shownRows } from '../../../shared/answers/milestone-plan.js';
import { fieldKind, optionValue, otherKey } from '../../../shared/answers/wizard-content.js';

/** What the review list shows for a field: labels instead of values; undefined when unanswered. */
export function shownAnswer(field: WizardField, answers: Answers): string | boolean | undefined {
  const value = answers[field.key];
  if (value === OTHER_VALUE && fieldKind(field) === 'select' && !hasOwnOther(field)) {
    return text(answers[otherKey(field)]);
  }
  if (typeof value === 'boolean') return value;
  if (areRows(value)) return text(shownRows(value, answers));
  if (Array.isArray(value)) return text(value.map((each) => optionLabel(field.options, each)).join(', '));
  return text(value === undefined ? undefined : optionLabel(field.options, value));
}

const hasOwnOther = (field: WizardField): boolean =>
  field.options.some((option) => optionValue(option) === OTHER_VALUE);

const optionLabel = (options: readonly FieldOption[], value: string): string =>
  options.find((option) => optionValue(option) === value)?.label ?? value;

const text = (value: Answers[string] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
