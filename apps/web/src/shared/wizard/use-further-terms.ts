import { furtherTermsOf, needsQuestion, type FurtherTerm } from '@pactwright/drafting';
import { DEFAULT_LANGUAGE, type Answers, type Language } from '@pactwright/protocol';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { activeSteps } from '../answers/wizard-content.js';
import { useGetContractQuery } from '../contract/contract-api.js';
import { askedQuestions, questionsOf } from './asked-questions.js';
import { translateSteps } from './translate-steps.js';
import { useGetWizardStepsQuery, useGetWizardTranslationsQuery } from './wizard-api.js';
import { wizardIds } from './wizard-texts.js';

const NONE: readonly FurtherTerm[] = [];

/** The answers that no clause is made for, under the names of their questions in the language of the contract. */
export function useFurtherTerms(
  answers: Answers,
  language: Language,
  contractId: string | null,
): readonly FurtherTerm[] {
  const isNeeded = useMemo(() => Object.keys(answers).some((key) => needsQuestion(key, answers)), [answers]);
  const { data } = useGetWizardStepsQuery(isNeeded ? undefined : skipToken);
  const query = useMemo(
    () => (!data || language === DEFAULT_LANGUAGE ? skipToken : { language, ids: wizardIds(data) }),
    [data, language],
  );
  const { currentData: texts } = useGetWizardTranslationsQuery(query);
  const { currentData: contract } = useGetContractQuery(isNeeded && contractId ? contractId : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const asking = useMemo(
    () => (data ? questionsOf(activeSteps(texts ? translateSteps(data, texts) : data), language) : []),
    [data, texts, language],
  );
  return useMemo(
    () => (isNeeded ? furtherTermsOf(askedQuestions(asking, answers, contract), answers, language) : NONE),
    [isNeeded, asking, answers, contract, language],
  );
}
