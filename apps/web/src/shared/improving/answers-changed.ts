import { linesOfRows } from '@pactwright/drafting';
import { areRows, optionValue, OTHER_VALUE, type Answers, type WizardField } from '@pactwright/protocol';
import { isEmpty, otherKey } from '../answers/wizard-content.js';

interface AnswerChanged {
  readonly key: string;
  readonly label: string;
  /** In words; a yes or no as it is. Empty where the answer is taken away. */
  readonly value: string | boolean;
  /** The answer that it would take the place of. */
  readonly before?: string;
}

/** Changed answers in the words of their questions, with those that are there now. */
export const answersChanged = (
  change: Answers,
  answers: Answers,
  questions: readonly WizardField[],
): AnswerChanged[] =>
  Object.entries(change).map(([key, value]) => {
    const field = questions.find((question) => question.key === key);
    const chosen = answers[key];
    const before = field && chosen === OTHER_VALUE ? answers[otherKey(field)] : chosen;
    return {
      key,
      label: field?.label ?? key,
      value: inWords(value, field),
      ...(isEmpty(before) || before === true ? {} : { before: String(inWords(before, field)) }),
    };
  });

function inWords(value: Answers[string] | undefined, field: WizardField | undefined): string | boolean {
  if (value === undefined) return '';
  if (typeof value === 'boolean') return value;
  if (areRows(value)) return linesOfRows(value);
  const label = (option: string) =>
    field?.options.find((candidate) => optionValue(candidate) === option)?.label ?? option;
  return (Array.isArray(value) ? value : [value]).map(label).join(', ');
}
