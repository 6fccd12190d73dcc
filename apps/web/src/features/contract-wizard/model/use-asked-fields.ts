import { isAskedBy } from '@pactwright/drafting';
import type { WizardField, WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** The questions of a step that apply to the answers so far; the same while they stay the same. */
export function useAskedFields(step: WizardStep): readonly WizardField[] {
  const rules = useContractRules();
  const left = useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    return step.fields
      .map(({ key }) => key)
      .filter((key) => !isAskedBy(askedWhen, key, answers) || rules?.hasPlace(key, answers) === false)
      .join();
  });
  return useMemo(() => {
    const keys = new Set(left.split(','));
    return step.fields.filter(({ key }) => !keys.has(key));
  }, [step, left]);
}
