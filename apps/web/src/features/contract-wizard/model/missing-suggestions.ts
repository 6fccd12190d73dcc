import { analyze, clausesFedBy } from '@pactwright/drafting';
import type { Answers, Language } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from '../../../shared/improving/suggestion.js';
import type { MissingField } from './summary-fields.js';

/**
 * One suggestion for each of the six key terms that is unanswered, approved from the start (R-SUM-10). The rule set has the
 * same ones; where it finds them here, its reason and its wording come along.
 */
export function useMissingSuggestions(
  missing: readonly MissingField[],
  answers: Answers,
  languages: { readonly language: Language; readonly contractLanguage: Language },
): Suggestion[] {
  const { t } = useTranslation('contract-wizard');
  const { language, contractLanguage } = languages;
  const isComplete = missing.length === 0;
  const rules = useMemo(
    () =>
      new Map(
        isComplete
          ? []
          : analyze(answers, { language, contractLanguage }).map((rule) => [rule.suggestion, rule]),
      ),
    [isComplete, answers, language, contractLanguage],
  );
  return useMemo(
    () =>
      missing.map(({ label: key }) => {
        const text = t(`missingSuggestions.${key}`);
        const { suggestion, ...known } = rules.get(text) ?? {};
        return {
          id: `missing:${key}`,
          category: 'essential',
          why: t('missingWhy'),
          riskFactor: 5,
          clauseId: clausesFedBy(key)[0] ?? '',
          fields: [key],
          ...known,
          isRequired: true,
          text: suggestion ?? text,
        };
      }),
    [missing, rules, t],
  );
}
