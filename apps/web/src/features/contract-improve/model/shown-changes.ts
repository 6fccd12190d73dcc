import { linesOfRows } from '@pactwright/drafting';
import { areRows, type Answers, type Language } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';

interface ShownChange {
  readonly key: string;
  readonly label: string;
  /** In words; a yes or no as it is. */
  readonly value: string | boolean;
}

/** Changed answers in the words of their questions. */
export const shownChanges = (change: Answers, language: Language): ShownChange[] =>
  Object.entries(change).map(([key, value]) => {
    const field = findDefaultField(key)?.field;
    const shown = { key, label: field?.label[language] ?? key };
    if (typeof value === 'boolean') return { ...shown, value };
    const label = (option: string) =>
      field?.options.find((candidate) => candidate.value === option)?.label[language] ?? option;
    if (areRows(value)) return { ...shown, value: linesOfRows(value) };
    const values = Array.isArray(value) ? value : [value];
    return { ...shown, value: values.map(label).join(', ') };
  });
