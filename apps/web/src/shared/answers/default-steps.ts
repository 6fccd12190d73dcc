import { defaultWizard, type Localised } from '@pactwright/drafting';
import type { Language, WizardStep } from '@pactwright/protocol';

/** The steps as they are before an administrator has changed anything. */
export function defaultSteps(language: Language): WizardStep[] {
  const inLanguage = (text: Localised): string => text[language];
  const orNothing = (text: Localised | undefined): string | null => (text ? inLanguage(text) : null);
  return defaultWizard().map((step) => ({
    ...step,
    isActive: true,
    title: inLanguage(step.title),
    description: inLanguage(step.description),
    fields: step.fields.map((field) => ({
      ...field,
      label: inLanguage(field.label),
      placeholder: orNothing(field.placeholder),
      description: inLanguage(field.description),
      options: field.options.map((option) => ({
        ...option,
        label: inLanguage(option.label),
        description: orNothing(option.description),
      })),
    })),
  }));
}
