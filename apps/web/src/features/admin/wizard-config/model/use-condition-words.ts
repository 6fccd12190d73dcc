import type { ConditionTest, WizardStep } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { valuesOf } from './condition.js';

/** Says a test of a condition in words, as the first one or as a further one: "Asked when “Kind” is “Design”". */
export function useConditionWords(
  steps: readonly WizardStep[] | undefined,
): (test: ConditionTest, at: number) => string {
  const { t } = useTranslation('wizard-editor', { keyPrefix: 'condition' });
  return (test, at) => {
    const field = steps?.flatMap((step) => step.fields).find((each) => each.key === test.key);
    const labels = new Map(field && valuesOf(field, t('other')).map(({ value, label }) => [value, label]));
    const answers = test.in.map((value) => t('answer', { label: labels.get(value) ?? value })).join(t('or'));
    return t(at === 0 ? 'when' : 'andWhen', { field: field?.label ?? test.key, answers });
  };
}
