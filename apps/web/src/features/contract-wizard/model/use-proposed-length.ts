import { answersInForce } from '@pactwright/drafting';
import type { WizardStep } from '@pactwright/protocol';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard, wizardActions } from './wizard-slice.js';

const LENGTH_KEY = 'contract_length';

/**
 * In the step that asks for it, the length of the contract follows what is proposed for this price until somebody has chosen. A
 * contract whose step has been answered in an earlier visit, or before there was this question, keeps its length.
 */
export function useProposedLength(step: WizardStep | undefined, session: WizardSession): void {
  const rules = useContractRules();
  const dispatch = useDispatch();
  const isAsked = step?.fields.some(({ key }) => key === LENGTH_KEY) === true;
  const proposed = useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    return isAsked ? rules?.proposedLength(answersInForce(answers, askedWhen)) : undefined;
  });
  useEffect(() => {
    if (proposed === undefined || !step) return;
    const presets = step.fields.filter(({ options }) => options.some(({ isDefault }) => isDefault));
    if (!presets.every(({ key }) => session.isDefault(key))) return;
    dispatch(wizardActions.answered({ key: LENGTH_KEY, value: proposed }));
  }, [proposed, step, session, dispatch]);
}
