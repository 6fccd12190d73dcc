import { useCallback, useEffect, useRef } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '../../../shared/paths.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { selectWizard, wizardActions } from './wizard-slice.js';

/** What an entry of the browser's history knows of the wizard, so that back, forward and reload return to the same place. */
export interface WizardPlace {
  readonly contractId: string | null;
  readonly stepKey: string | null;
  /** The drawer with the contract is open; "back" closes it. */
  readonly isPreviewOpen: boolean;
  /** The server had no answers of the contract when it was opened: nothing is missing where this browser has none. */
  readonly isBlank: boolean;
}

export function readPlace(state: unknown): WizardPlace {
  const { contractId, stepKey, isPreviewOpen, isBlank } = (state ?? {}) as Partial<
    Record<keyof WizardPlace, unknown>
  >;
  return {
    contractId: typeof contractId === 'string' ? contractId : null,
    stepKey: typeof stepKey === 'string' ? stepKey : null,
    isPreviewOpen: isPreviewOpen === true,
    isBlank: isBlank === true,
  };
}

export function useWizardPlace() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (place: WizardPlace, { replace }: { replace: boolean }) =>
      void navigate(paths.newContract, { state: place, replace, preventScrollReset: true }),
    [navigate],
  );
  return { place: readPlace(state), go, back: () => void navigate(-1) };
}

/** Follows the browser's back and forward: to another step, or to an earlier contract of this tab. */
export function useBackAndForward(isReady: boolean, onOtherContract: (contractId: string) => void): void {
  const store = useStore<RootState>();
  const { key, state } = useLocation();
  const navigationType = useNavigationType();
  const followed = useRef(key);
  useEffect(() => {
    if (!isReady || followed.current === key) return;
    followed.current = key;
    const to = readPlace(state);
    if (navigationType !== 'POP') return;
    const { contractId, stepKey } = selectWizard(store.getState());
    /* Entries made before the server gave the contract an id belong to the one on screen. */
    if (to.contractId !== null && to.contractId !== contractId) onOtherContract(to.contractId);
    else if (to.stepKey !== null && to.stepKey !== stepKey)
      store.dispatch(wizardActions.stepEntered(to.stepKey));
  }, [isReady, key, state, navigationType, store, onOtherContract]);
}
