import { answersInForce } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** The question with the help that goes with the answers so far. */
export function useHelped(field: WizardField): WizardField {
  const language = useLanguage();
  const rules = useContractRules();
  const help = useAppSelector((state) => {
    if (field.key !== 'payment_amount') return undefined;
    const { answers, askedWhen } = selectWizard(state);
    return rules?.helpOf(field, answersInForce(answers, askedWhen), language);
  });
  return useMemo(() => (help === undefined ? field : { ...field, description: help }), [field, help]);
}
