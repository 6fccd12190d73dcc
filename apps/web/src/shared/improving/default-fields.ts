import { defaultWizard, type WizardFieldSeed } from '@pactwright/drafting';
import { OTHER_SUFFIX, type WizardField } from '@pactwright/protocol';
import { askedFields } from './asked-fields.js';
import type { Suggestion } from './suggestion.js';

interface DefaultField {
  readonly stepKey: string;
  readonly field: WizardFieldSeed;
  /** The key is that of the free text beside the field's "Other". */
  readonly isOther: boolean;
}

/** The question that an answer key belongs to, as the default wizard asks it. */
export function findDefaultField(key: string): DefaultField | undefined {
  const isOther = key.endsWith(OTHER_SUFFIX);
  const base = isOther ? key.slice(0, -OTHER_SUFFIX.length) : key;
  for (const step of defaultWizard()) {
    const field = step.fields.find((candidate) => candidate.key === base);
    if (field) return { stepKey: step.key, field, isOther };
  }
  return undefined;
}

/** The questions that a suggestion asks; undefined where it asks for a sentence. */
export function askedWizardFields(
  suggestion: Pick<Suggestion, 'fields' | 'change'>,
  questions: readonly WizardField[],
): readonly [WizardField, ...WizardField[]] | undefined {
  const asked = askedFields(suggestion);
  const [first, ...others] = asked.flatMap((key) => questions.find((field) => field.key === key) ?? []);
  return first && [first, ...others];
}
