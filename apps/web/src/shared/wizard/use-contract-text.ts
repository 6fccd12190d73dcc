import {
  draftContract,
  languagesOf,
  otherLanguage,
  type BilingualAddition,
  type ContractText,
} from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useFurtherTerms } from './use-further-terms.js';

const NO_ADDITIONS: readonly BilingualAddition[] = [];
const NO_ANSWERS: Answers = {};

/** The contract that these answers make, in `language` or in both. */
export function useContractText(
  answers: Answers,
  language: Language,
  contractId: string | null,
  additions: readonly BilingualAddition[] = NO_ADDITIONS,
): ContractText {
  const isBoth = languagesOf(answers) !== undefined;
  const furtherTerms = useFurtherTerms(answers, language, contractId);
  const secondTerms = useFurtherTerms(isBoth ? answers : NO_ANSWERS, otherLanguage(language), contractId);
  return useMemo(
    () => draftContract({ answers, language, additions, furtherTerms, secondTerms }),
    [answers, language, additions, furtherTerms, secondTerms],
  );
}
