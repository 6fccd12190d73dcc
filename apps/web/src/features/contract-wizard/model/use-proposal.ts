import { optionValue, type WizardStep } from '@pactwright/protocol';
import { useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../../shared/store/root-reducer.js';
import type { WizardSession } from './wizard-session.js';
import { selectWizard, wizardActions } from './wizard-slice.js';

interface Proposal {
  readonly key: string;
  /** Undefined while nothing can be proposed yet. */
  readonly value: string | undefined;
  /** Whether nobody has answered it, when it is looked at for the first time; no step where it is not asked. */
  isOpen(step: WizardStep | undefined, session: WizardSession): boolean;
}

/** The answer to a choice follows what is proposed, whichever step is on screen, until somebody has chosen another one. */
export function useProposal(
  steps: readonly WizardStep[],
  session: WizardSession,
  { key, value, isOpen }: Proposal,
): void {
  const store = useStore<RootState>();
  const last = useRef<{ readonly session: WizardSession; readonly value: string }>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    const before = last.current?.session === session ? last.current.value : undefined;
    last.current = { session, value };
    const step = steps.find(({ fields }) => fields.some((field) => field.key === key));
    const field = step?.fields.find((each) => each.key === key);
    const isOffered = field?.options.some((option) => optionValue(option) === value) ?? true;
    if (!isOffered || session.isChosen(key)) return;
    const current = selectWizard(store.getState()).answers[key];
    if (!(before === undefined ? isOpen(step, session) : current === before) || current === value) return;
    store.dispatch(wizardActions.answered({ key, value }));
    session.proposed(key);
  }, [key, value, isOpen, steps, session, store]);
}
