import { answersInForce } from '@pactwright/drafting';
import { MILESTONES_KEY, type WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { misfitText } from '../../../shared/answers/misfit-text.js';
import type { Misfit } from '../../../shared/answers/misfits.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

const isBecause = (misfit: Misfit, reason: 'no-stages' | 'no-end'): boolean =>
  'reason' in misfit && misfit.reason === reason;

/**
 * Why the answer does not go together with another one. What is wrong with rows stands in the rows; that there are none is said
 * once leaving the step was refused.
 */
export function useMisfit({ key, isInContract }: WizardField, isRefused: boolean): string | undefined {
  const { t } = useTranslation('contract-wizard');
  const rules = useContractRules();
  return useAppSelector((state) => {
    if (rules === undefined || isInContract === false) return undefined;
    const { answers, askedWhen } = selectWizard(state);
    const isInRows = key === MILESTONES_KEY && rules.rowsOf(answers[key]) !== undefined;
    const misfit = rules
      .misfitsIn(answersInForce(answers, askedWhen))
      .find(
        (each) =>
          each.key === key &&
          (!isInRows ||
            'given' in each ||
            isBecause(each, 'no-end') ||
            (isRefused && isBecause(each, 'no-stages'))),
      );
    return misfit && misfitText(misfit, t);
  });
}
