import { needsOwnDecision } from '@pactwright/drafting';
import { ANALYSIS_CATEGORIES, type Language, type WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import type { MarginNote } from '../../../shared/contract-sheet/margin-note.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { hasEffect } from '../../../shared/improving/improve-reducer.js';
import { requiredFirst, type Suggestion } from '../../../shared/improving/suggestion.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { isApproved, isCurrent, isDecided, selectAnalysis, type AnalysisResult } from './analysis-slice.js';
import { missingSummaryFields } from './summary-fields.js';
import { useMissingSuggestions } from './missing-suggestions.js';
import { useInForce } from './use-in-force.js';
import { selectWizard } from './wizard-slice.js';

interface Suggestions {
  /** The analysis of these very answers, if there is one. */
  readonly current: AnalysisResult | null;
  /** What matters most first. */
  readonly byWeight: readonly Suggestion[];
  /** The same by category, as they are shown: those that are decided on one by one come last. */
  readonly suggestions: readonly Suggestion[];
  isApproved(suggestion: Suggestion): boolean;
  /** Whether it is asked about once more: it asks for an answer, or is decided on by itself and approved by its weight alone. */
  isAsked(suggestion: Suggestion): boolean;
  /** Whether it is decided on by itself alone, and never approved with others. */
  isOwnDecision(suggestion: Suggestion): boolean;
  /** The same suggestions as numbers in the margin of the contract. */
  readonly notes: readonly MarginNote[];
}

/** What would make the contract better: the key terms that are missing, and what the analysis found. */
export function useSuggestions(steps: readonly WizardStep[], contractLanguage: Language): Suggestions {
  const language = useLanguage();
  const { answers, askedWhen, contractId } = useAppSelector(selectWizard);
  const { result, choices } = useAppSelector(selectAnalysis);
  const missing = useMemo(() => missingSummaryFields(steps, answers, askedWhen), [steps, answers, askedWhen]);
  const generated = useMissingSuggestions(missing, useInForce(answers), { language, contractLanguage });
  const isOfThese =
    result !== null && contractId !== null && isCurrent(result, { contractId, answers, language });
  const current = isOfThese ? result : null;
  return useMemo(() => {
    const found = current?.suggestions.filter(({ text }) => !generated.some((own) => own.text === text));
    const byWeight = requiredFirst([...generated, ...(found ?? [])]);
    const isOwnDecision = (suggestion: Suggestion) => needsOwnDecision(suggestion, answers);
    const suggestions = ANALYSIS_CATEGORIES.flatMap((category) =>
      byWeight.filter((suggestion) => suggestion.category === category),
    ).toSorted((a, b) => Number(isOwnDecision(a)) - Number(isOwnDecision(b)));
    const notes = suggestions.map((suggestion, index) => ({
      number: index + 1,
      clauseId: suggestion.clauseId ?? '',
      text: suggestion.text,
      isTaken: isApproved(suggestion, choices),
    }));
    return {
      current,
      byWeight,
      suggestions,
      notes,
      isApproved: (suggestion: Suggestion) => isApproved(suggestion, choices),
      isAsked: (suggestion: Suggestion) =>
        !hasEffect(suggestion) ||
        (isOwnDecision(suggestion) && isApproved(suggestion, choices) && !isDecided(suggestion, choices)),
      isOwnDecision,
    };
  }, [current, generated, choices, answers]);
}
