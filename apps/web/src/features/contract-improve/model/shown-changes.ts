import { linesOfRows } from '@pactwright/drafting';
import { areRows, type Answers, type WizardField } from '@pactwright/protocol';
import { optionValue } from '../../../shared/answers/wizard-content.js';

interface ShownChange {
  readonly key: string;
  readonly label: string;
  /** In words; a yes or no as it is. */
  readonly value: string | boolean;
}

/** Changed answers in the words of their questions. */
export const shownChanges = (change: Answers, questions: readonly WizardField[]): ShownChange[] =>
  Object.entries(change).map(([key, value]) => {
    const field = questions.find((question) => question.key === key);
    const shown = { key, label: field?.label ?? key };
    if (typeof value === 'boolean') return { ...shown, value };
    const label = (option: string) =>
      field?.options.find((candidate) => optionValue(candidate) === option)?.label ?? option;
    if (areRows(value)) return { ...shown, value: linesOfRows(value) };
    const values = Array.isArray(value) ? value : [value];
    return { ...shown, value: values.map(label).join(', ') };
  });
