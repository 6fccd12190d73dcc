import { clausesFedBy } from '@pactwright/drafting';
import type { Language } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import type { MissingField } from './summary-fields.js';

/** One suggestion for each of the six key terms that is unanswered, approved from the start (R-SUM-10). */
export function useMissingSuggestions(missing: readonly MissingField[], language: Language): Suggestion[] {
  const { t } = useTranslation('contract-wizard');
  return missing.map(({ label: key }) => ({
    id: `missing:${key}`,
    text: t('missingSuggestion', { label: t(`summaryLabels.${key}`).toLocaleLowerCase(language) }),
    why: t('missingWhy'),
    category: 'essential',
    riskFactor: 5,
    isRequired: true,
    clauseId: clausesFedBy(key)[0] ?? '',
  }));
}
