import { optionValue, type Answers, type WizardField } from '@pactwright/protocol';
import { answerOfLines, linesOf } from '../../../shared/answers/milestones.js';
import { choicesIn, fieldKind, isList } from '../../../shared/answers/wizard-content.js';

type Answer = Answers[string] | undefined;

const labelOf = (field: WizardField, value: string): string =>
  field.options.find((option) => optionValue(option) === value)?.label ?? value;

/** An answer in the words of its field, as a suggestion for it comes. */
export function textOfAnswer(field: WizardField, value: Answer): string {
  if (fieldKind(field) === 'milestones') return linesOf(value);
  if (isList(field))
    return choicesIn(value)
      .map((each) => labelOf(field, each))
      .join(', ');
  if (typeof value === 'boolean') return value ? (field.options[0]?.label ?? '') : '';
  return typeof value === 'string' ? labelOf(field, value) : '';
}

/** The answer that a suggestion names in words; words that no option has stay words. */
export function answerOfText(field: WizardField, text: string, before?: Answer): Answer {
  const kind = fieldKind(field);
  if (kind === 'milestones') return answerOfLines(text, before);
  if (kind === 'checkbox' && !isList(field)) return text.trim() !== '';
  const named = field.options.filter(({ label }) => text.toLowerCase().includes(label.toLowerCase()));
  if (isList(field)) return named.map(optionValue);
  const exact = field.options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
  return exact ? optionValue(exact) : text || undefined;
}
