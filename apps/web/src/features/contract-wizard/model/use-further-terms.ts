import { furtherTermsOf, type FurtherTerm } from '@pactwright/drafting';
import { DEFAULT_LANGUAGE, type Answers, type Language } from '@pactwright/protocol';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { activeSteps, optionValue } from '../../../shared/answers/wizard-content.js';
import { wizardIds } from '../../../shared/wizard-texts.js';
import { useGetWizardStepsQuery, useGetWizardTranslationsQuery } from '../api/wizard-api.js';
import { translateSteps } from './translate-steps.js';

const NONE: readonly FurtherTerm[] = [];

/** The answers that no clause is made for, under the names of their questions in the language of the contract. */
export function useFurtherTerms(answers: Answers, language: Language): readonly FurtherTerm[] {
  const { data } = useGetWizardStepsQuery();
  const query = useMemo(
    () => (!data || language === DEFAULT_LANGUAGE ? skipToken : { language, ids: wizardIds(data) }),
    [data, language],
  );
  const { currentData: texts } = useGetWizardTranslationsQuery(query);
  const questions = useMemo(() => {
    if (!data) return [];
    return activeSteps(texts ? translateSteps(data, texts) : data)
      .flatMap(({ fields }) => fields)
      .map(({ key, type, label, options }) => ({
        key,
        type,
        label,
        options: options.map((option) => ({ value: optionValue(option), label: option.label })),
      }));
  }, [data, texts]);
  return useMemo(
    () => (questions.length === 0 ? NONE : furtherTermsOf(questions, answers, language)),
    [questions, answers, language],
  );
}
