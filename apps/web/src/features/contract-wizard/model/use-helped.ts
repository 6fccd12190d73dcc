import { answersInForce } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** The question with the help, and the example in its empty field, that go with the answers so far. */
export function useHelped(field: WizardField): WizardField {
  const description = useHelp(field, 'description');
  const placeholder = useHelp(field, 'placeholder');
  return useMemo(() => ({ ...field, description, placeholder }), [field, description, placeholder]);
}

function useHelp(field: WizardField, part: 'description' | 'placeholder'): string | null {
  const language = useLanguage();
  const rules = useContractRules();
  return useAppSelector((state) => {
    if (!rules?.isHelped(field.key)) return field[part];
    const { answers, askedWhen } = selectWizard(state);
    return rules.helpOf(field, part, answersInForce(answers, askedWhen), language) ?? field[part];
  });
}
