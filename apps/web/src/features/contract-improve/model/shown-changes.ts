import type { Answers, Language } from '@pactwright/protocol';
import { findDefaultField } from './default-fields.js';

interface ShownChange {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

/** Changed answers in the words of their questions. */
export const shownChanges = (change: Answers, language: Language): ShownChange[] =>
  Object.entries(change).map(([key, value]) => {
    const field = findDefaultField(key)?.field;
    const label = (option: string) =>
      field?.options.find((candidate) => candidate.value === option)?.label[language] ?? option;
    const values = Array.isArray(value) ? value : [String(value)];
    return { key, label: field?.label[language] ?? key, value: values.map(label).join(', ') };
  });
