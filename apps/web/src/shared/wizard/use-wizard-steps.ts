import { skipToken } from '@reduxjs/toolkit/query';
import { DEFAULT_LANGUAGE, type WizardStep } from '@pactwright/protocol';
import { useMemo, useState } from 'react';
import { useLanguage } from '../i18n/use-language.js';
import { wizardIds } from './wizard-texts.js';
import { useGetWizardStepsQuery, useGetWizardTranslationsQuery } from './wizard-api.js';
import { translateSteps } from './translate-steps.js';
import { activeSteps } from '../answers/wizard-content.js';

interface WizardSteps {
  readonly steps: readonly WizardStep[] | undefined;
  readonly isFailed: boolean;
  retry(): void;
}

/** The wizard's active steps in the reader's language. */
export function useWizardSteps(): WizardSteps {
  const language = useLanguage();
  const { data, isError, refetch } = useGetWizardStepsQuery();
  const query = useMemo(() => {
    if (!data || language === DEFAULT_LANGUAGE) return skipToken;
    return { language, ids: wizardIds(data) };
  }, [data, language]);
  const translations = useGetWizardTranslationsQuery(query);
  /* Only the first page waits for its words; a switch of the language shows English until they are there. */
  const [firstLanguage] = useState(language);
  const isWaiting = query !== skipToken && translations.isLoading && language === firstLanguage;
  const texts = query === skipToken ? undefined : translations.currentData;
  const steps = useMemo(() => {
    if (!data || isWaiting) return undefined;
    return activeSteps(texts ? translateSteps(data, texts) : data);
  }, [data, texts, isWaiting]);
  return { steps, isFailed: isError, retry: () => void refetch() };
}
