import { answersInForce } from '@pactwright/drafting';
import type { WizardField } from '@pactwright/protocol';
import { useTranslation } from 'react-i18next';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { misfitText } from '../../../shared/answers/misfit-text.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { selectWizard } from './wizard-slice.js';

/** Why the answer does not go together with another one; what is wrong with rows stands in the rows. */
export function useMisfit({ key }: WizardField): string | undefined {
  const { t } = useTranslation('contract-wizard');
  const rules = useContractRules();
  return useAppSelector((state) => {
    if (rules === undefined || key === 'milestones') return undefined;
    const { answers, askedWhen } = selectWizard(state);
    const misfit = rules.misfitsIn(answersInForce(answers, askedWhen)).find((each) => each.key === key);
    return misfit && misfitText(misfit, t);
  });
}
