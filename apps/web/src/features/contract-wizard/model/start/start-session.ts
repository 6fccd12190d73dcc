import type { Language, WizardStep } from '@pactwright/protocol';
import type { Store } from '@reduxjs/toolkit';
import { saveAnswer } from '../../../../shared/contract/save-answer.js';
import type { RootState } from '../../../../shared/store/root-reducer.js';
import { WizardSession } from '../wizard-session.js';
import { selectWizard, wizardActions } from '../wizard-slice.js';
import { withShown } from './attach-contract.js';
import { firstState } from './first-state.js';
import type { OpenedContract } from './open-contract.js';
import type { Visit } from './visit.js';

interface Beginning {
  readonly store: Store<RootState>;
  readonly ownerId: string | null;
  readonly now: () => { readonly steps: readonly WizardStep[]; readonly language: Language };
}

/** Puts a contract on screen, and what the server lacks of it on its way there. */
export function beginSession(
  visit: Visit,
  contract: OpenedContract,
  { store, ownerId, now }: Beginning,
): WizardSession {
  const { steps, language } = now();
  const { state, noted, meant } = firstState(steps, visit, contract, language);
  const wizard = () => selectWizard(store.getState());
  store.dispatch(wizardActions.opened(state));
  /* Whoever comes to mend an answer sees what is wrong with it. */
  if (visit.fieldKey !== null) store.dispatch(wizardActions.stepRefused(state.stepKey));
  const session = new WizardSession({
    contractId: state.contractId,
    isAttached: contract.isAttached,
    ownerId,
    steps: () => now().steps,
    language: () => now().language,
    answers: () => wizard().answers,
    stepKey: () => wizard().stepKey,
    send: saveAnswer,
    onSaveState: (saveState) => {
      if (saveState !== wizard().saveState) store.dispatch(wizardActions.saveStateChanged(saveState));
    },
  });
  session.note(noted, meant);
  session.resend(contract.unsaved);
  return session;
}

/** Goes on with what the server has of the contract on screen. */
export function attachSession(session: WizardSession, found: OpenedContract, store: Store<RootState>): void {
  const { contractId, settledWhen } = found;
  if (contractId === null) return;
  const { answers: current, askedWhen, isNew } = selectWizard(store.getState());
  const { unsaved } = session;
  const answers = withShown(found.answers, { current, unsaved, isDefault: (key) => session.isDefault(key) });
  store.dispatch(wizardActions.attached({ contractId, answers, askedWhen: settledWhen ?? askedWhen, isNew }));
  session.attach(contractId, found.unsaved);
}
