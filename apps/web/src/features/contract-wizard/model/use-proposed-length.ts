import { answersInForce } from '@pactwright/drafting';
import type { Answers, WizardStep } from '@pactwright/protocol';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import { useProposal } from './use-proposal.js';
import type { WizardSession } from './wizard-session.js';
import { LENGTH_KEY, selectWizard } from './wizard-slice.js';

/** What the proposal depends on: it is made anew with every key that is pressed. */
const PRICE_KEYS = [
  'payment_structure',
  'payment_structure_other',
  'payment_amount',
  'currency',
  'currency_other',
  'milestones',
] as const;

/**
 * The length of the contract follows what is proposed for its price. A contract whose step was answered before there was this
 * question keeps its length.
 */
export function useProposedLength(steps: readonly WizardStep[], session: WizardSession): void {
  const rules = useContractRules();
  const value = useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    return rules?.proposedLength(pricedBy(answersInForce(answers, askedWhen)));
  });
  useProposal(steps, session, { key: LENGTH_KEY, value, isOpen: isUnanswered });
}

const isUnanswered = (step: WizardStep | undefined, session: WizardSession): boolean =>
  step !== undefined &&
  step.fields
    .filter(({ options }) => options.some(({ isDefault }) => isDefault))
    .every(({ key }) => session.isDefault(key));

const pricedBy = (answers: Answers): Answers =>
  Object.fromEntries(
    PRICE_KEYS.flatMap((key) => {
      const value = answers[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
