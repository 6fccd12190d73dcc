import { answersInForce } from '@pactwright/drafting';
import type { Answers, WizardField, WizardStep } from '@pactwright/protocol';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useContractRules } from '../../../shared/answers/contract-rules.js';
import { useAppSelector } from '../../../shared/store/hooks.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import type { WizardSession } from './wizard-session.js';
import { LENGTH_KEY, selectWizard, wizardActions } from './wizard-slice.js';

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
 * The length of the contract follows what is proposed for its price, whichever step is on screen, until somebody has chosen
 * another one. A contract whose step was answered before there was this question keeps its length.
 */
export function useProposedLength(steps: readonly WizardStep[], session: WizardSession): void {
  const rules = useContractRules();
  const store = useStore<RootState>();
  const proposed = useAppSelector((state) => {
    const { answers, askedWhen } = selectWizard(state);
    return rules?.proposedLength(pricedBy(answersInForce(answers, askedWhen)));
  });
  const last = useRef<{ readonly session: WizardSession; readonly proposed: string }>(undefined);
  useEffect(() => {
    if (proposed === undefined) return;
    const before = last.current?.session === session ? last.current.proposed : undefined;
    last.current = { session, proposed };
    const step = steps.find(({ fields }) => fields.some(isLength));
    const field = step?.fields.find(isLength);
    if (!step || !field || session.isChosen(LENGTH_KEY)) return;
    const length = selectWizard(store.getState()).answers[LENGTH_KEY];
    const presets = step.fields.filter(({ options }) => options.some(({ isDefault }) => isDefault));
    const isOpen =
      before === undefined ? presets.every(({ key }) => session.isDefault(key)) : length === before;
    if (!isOpen || length === proposed) return;
    store.dispatch(wizardActions.answered({ key: LENGTH_KEY, value: proposed }));
    session.proposed(LENGTH_KEY);
  }, [proposed, steps, session, store]);
}

const isLength = ({ key }: WizardField): boolean => key === LENGTH_KEY;

const pricedBy = (answers: Answers): Answers =>
  Object.fromEntries(
    PRICE_KEYS.flatMap((key) => {
      const value = answers[key];
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
