import type { WizardField } from '@pactwright/protocol';
import { useMemo } from 'react';
import { defaultSteps } from '../../../shared/answers/default-steps.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useWizardSteps } from '../../../shared/wizard/use-wizard-steps.js';

/**
 * Every question in the reader's language, with the words that administrators gave it: as the wizard asks them. One that it asks
 * no more, and all while it has not been heard of, are as they were to begin with.
 */
export function useQuestions(): readonly WizardField[] {
  const language = useLanguage();
  const { steps } = useWizardSteps();
  return useMemo(() => {
    const asked = (steps ?? []).flatMap(({ fields }) => fields);
    const keys = new Set(asked.map(({ key }) => key));
    const others = defaultSteps(language).flatMap(({ fields }) => fields);
    return [...asked, ...others.filter(({ key }) => !keys.has(key))];
  }, [steps, language]);
}
