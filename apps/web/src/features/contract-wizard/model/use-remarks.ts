import { answersInForce } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { toIsoDate } from '../../../shared/answers/dates.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

const SEPARATOR = '\n';

/** What is worth knowing about the answer chosen, in the reader's language. */
export function useRemarks({ key }: WizardField): readonly string[] {
  const language = useLanguage();
  const rules = useContractRules();
  const remarks = useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    const found = rules?.remarksOn(key, answersInForce(answers, askedWhen), toIsoDate(new Date())) ?? [];
    return found.map((text) => text[language]).join(SEPARATOR);
  });
  return useMemo(() => (remarks === '' ? [] : remarks.split(SEPARATOR)), [remarks]);
}
