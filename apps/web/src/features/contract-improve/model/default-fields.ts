import { defaultWizard, type WizardFieldSeed } from '@pactwright/drafting';
import { OTHER_SUFFIX } from '@pactwright/protocol';

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
