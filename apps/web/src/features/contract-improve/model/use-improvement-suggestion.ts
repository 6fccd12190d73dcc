import { OTHER_SUFFIX, OTHER_VALUE } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useSuggestion, type Suggesting } from '../../../shared/ai/use-suggestion.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import type { Improvements } from './use-improvements.js';

/** The step that suggestions of this page are asked under. */
const STEP_KEY = 'improvements';
const ANY_WORK = 'freelance';

interface Filled {
  read(): string;
  fill(text: string): void;
}

/** Words or an answer for one improvement, from what the contract says so far (R-IMP-12, R-IMP-13). */
export function useImprovementSuggestion(
  { text, id, category, why, clauseId }: Suggestion,
  improvements: Improvements,
  { read, fill }: Filled,
): Suggesting {
  const { t } = useTranslation('contract-improve');
  const language = useLanguage();
  const { formData, contractId, answers } = improvements.state;
  const { freelance_type: chosen, [`freelance_type${OTHER_SUFFIX}`]: own } = formData;
  const jobType = String((chosen === OTHER_VALUE ? own : chosen) || ANY_WORK);
  return useSuggestion({
    field: { read },
    request: () => ({
      stepKey: STEP_KEY,
      fieldKey: id ?? text,
      fieldLabel: text,
      jobType,
      currentText: read(),
      currentFormData: formData,
      wizardData: answers,
      contractDetails: { suggestion: text, category, why, clauseId },
      contractId,
      language,
    }),
    fill,
    words: {
      done: { title: t('suggestionTitle'), description: t('suggestionText') },
      failed: t('suggestionFailed'),
    },
  });
}
