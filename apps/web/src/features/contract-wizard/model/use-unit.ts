import { answersInForce } from '@pactwright/drafting';
import { OTHER_VALUE, type WizardField } from '@pactwright/protocol';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** What a number counts as the contract is paid so far, in the reader's language: "EUR an hour". */
export function useUnit({ key, type }: WizardField): string | undefined {
  const language = useLanguage();
  const rules = useContractRules();
  return useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    if (type !== 'number' && answers[key] !== OTHER_VALUE) return undefined;
    return rules?.unitOf(key, answersInForce(answers, askedWhen), language);
  });
}
