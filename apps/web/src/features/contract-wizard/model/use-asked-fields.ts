import { isAsked } from '@pactwright/drafting';
import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { useMemo } from 'react';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** The questions of a step that the contract has a place for. */
export const askedFields = (step: WizardStep, answers: Answers): readonly WizardField[] =>
  step.fields.filter(({ key }) => isAsked(key, answers));

/** The same while they stay the same, so that nothing renders again while somebody types. */
export function useAskedFields(step: WizardStep): readonly WizardField[] {
  const keys = useAppSelector((state) =>
    askedFields(step, selectWizard(state).answers)
      .map(({ key }) => key)
      .join(),
  );
  return useMemo(() => {
    const asked = new Set(keys.split(','));
    return step.fields.filter(({ key }) => asked.has(key));
  }, [step, keys]);
}
