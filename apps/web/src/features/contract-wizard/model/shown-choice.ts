import {
  areRows,
  optionValue,
  OTHER_VALUE,
  type Answers,
  type FieldOption,
  type WizardField,
} from '@pactwright/protocol';
import { fieldKind, otherKey } from '../../../shared/answers/wizard-content.js';

/** What was answered in words: labels instead of values; undefined when unanswered, and for rows. */
export function shownChoice(field: WizardField, answers: Answers): string | boolean | undefined {
  const value = answers[field.key];
  if (value === OTHER_VALUE && fieldKind(field) === 'select' && !hasOwnOther(field)) {
    return text(answers[otherKey(field)]);
  }
  if (typeof value === 'boolean') return value;
  if (areRows(value)) return undefined;
  if (Array.isArray(value)) return text(value.map((each) => optionLabel(field.options, each)).join(', '));
  return text(value === undefined ? undefined : optionLabel(field.options, value));
}

const hasOwnOther = (field: WizardField): boolean =>
  field.options.some((option) => optionValue(option) === OTHER_VALUE);

const optionLabel = (options: readonly FieldOption[], value: string): string =>
  options.find((option) => optionValue(option) === value)?.label ?? value;

const text = (value: Answers[string] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;
