import type { WizardStep } from '@pactwright/protocol';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { currentUserSource } from '../../../../shared/auth/current-user.js';
import type { OwnWork } from '../../../../shared/auth/use-own-work.js';
import { findContract } from '../../../../shared/contract/find-contract.js';
import { saveAnswer } from '../../../../shared/contract/save-answer.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { connection } from '../../../../shared/api/connection.js';
import type { RootState } from '../../../../shared/store/root-reducer.js';
import { toast } from '../../../../shared/toast/toast-store.js';
import { createContract } from '../../api/create-contract.js';
import { dropDraft } from '../local-draft.js';
import { useSessionLifetime } from '../use-session-lifetime.js';
import { useBackAndForward, useWizardPlace } from '../wizard-place.js';
import { WizardSession } from '../wizard-session.js';
import { selectWizard, wizardActions } from '../wizard-slice.js';
import { attachContract, withShown } from './attach-contract.js';
import { firstState, hasAnswers } from './first-state.js';
import { openContract, type OpenedContract } from './open-contract.js';
import { nextStart, type StartState } from './start-machine.js';
import { keepUnsent, sendUnsentDrafts } from './unsent-drafts.js';
import { visitAtPlace, type Visit, type VisitByAddress } from './visit.js';

interface WizardStart {
  readonly status: StartState['status'];
  /** Where answers are taken. */
  readonly session: WizardSession | null;
  retry(): void;
  /** Leaves this contract as it is and begins another one. */
  startFresh(): void;
}

const calls = { create: createContract, find: findContract };

/** Runs the start of the wizard (start-machine.ts) and keeps the answers of its contract while the page is open. */
export function useWizardStart(
  firstVisit: VisitByAddress,
  steps: readonly WizardStep[] | undefined,
  { ownerId, hasEnded }: OwnWork,
): WizardStart {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const { place, go } = useWizardPlace();
  const [state, send] = useReducer(nextStart, undefined, () => ({
    status: 'opening' as const,
    visit: visitAtPlace(firstVisit, place),
  }));
  const session = 'session' in state ? state.session : null;
  const areStepsLoaded = steps !== undefined;

  const retry = useCallback(() => send({ type: 'retry' }), []);
  const startFresh = useCallback(() => void dropDraft().then(() => send({ type: 'start fresh' })), []);
  const goToContract = useCallback((contractId: string) => send({ type: 'go to contract', contractId }), []);

  const latest = useRef({ steps, language });
  useEffect(() => {
    latest.current = { steps, language };
  });

  const show = useEffectEvent((visit: Visit, contract: OpenedContract) => {
    const loaded = steps ?? [];
    void sendUnsentDrafts({
      draft: contract.unsent,
      current: contract,
      steps: loaded,
      language,
      send: saveAnswer,
    });
    const { state: first, noted, meant } = firstState(loaded, visit, contract, language);
    const { contractId, stepKey, isRestored } = first;
    const { isAttached } = contract;
    dispatch(wizardActions.opened(first));
    /* Whoever comes to mend an answer sees what is wrong with it. */
    if (visit.fieldKey !== null) dispatch(wizardActions.stepRefused(stepKey));
    const opened = new WizardSession({
      contractId,
      isAttached,
      ownerId,
      steps: () => latest.current.steps ?? [],
      language: () => latest.current.language,
      answers: () => selectWizard(store.getState()).answers,
      stepKey: () => selectWizard(store.getState()).stepKey,
      send: saveAnswer,
      onSaveState: (saveState) => {
        if (saveState !== selectWizard(store.getState()).saveState)
          dispatch(wizardActions.saveStateChanged(saveState));
      },
    });
    opened.note(noted, meant);
    opened.resend(contract.unsaved);
    send({ type: 'opened', session: opened, isAttached });
    go(
      { contractId, stepKey, isPreviewOpen: false, isBlank: !hasAnswers(contract.answers) },
      { replace: true },
    );
    if (contract.isNotFound && !visit.isReturn) {
      toast({ title: t('notFoundTitle'), description: t('notFoundText') });
    } else if (isRestored) {
      const action = { label: t('startFresh'), onClick: startFresh };
      toast({ title: t('restoredTitle'), description: t('restoredText'), action });
    }
    if (visit.isHeldBack && currentUserSource.get().user === null)
      toast({ title: t('heldBackTitle'), description: t('heldBackText') });
  });
  const fail = useEffectEvent(() => {
    send({ type: 'opening failed' });
    toast({ variant: 'destructive', title: t('startFailedTitle'), description: t('startFailed') });
  });
  const opening = state.status === 'opening' ? state : undefined;
  useEffect(() => {
    if (!opening || !areStepsLoaded) return undefined;
    const { visit } = opening;
    const left = new AbortController();
    const open = async () => {
      const contract = await openContract(calls, visit, connection.state());
      if (left.signal.aborted) return;
      if (contract) show(visit, contract);
      else send({ type: 'server unreachable' });
    };
    open().catch(() => {
      if (!left.signal.aborted) fail();
    });
    return () => left.abort();
  }, [opening, areStepsLoaded]);

  const isUnreachable = state.status === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return undefined;
    return connection.subscribe(() => {
      if (connection.state() === 'online') send({ type: 'connection back' });
    });
  }, [isUnreachable]);

  const showAttached = useEffectEvent((attached: WizardSession, { contractId, ...found }: OpenedContract) => {
    if (contractId === null) return;
    const { answers: current, askedWhen: asking, stepKey, isNew } = selectWizard(store.getState());
    const askedWhen = found.settledWhen ?? asking;
    const { unsaved } = attached;
    const isDefault = (key: string) => attached.isDefault(key);
    const answers = withShown(found.answers, { current, unsaved, isDefault });
    dispatch(wizardActions.attached({ contractId, answers, askedWhen, isNew }));
    attached.attach(contractId, found.unsaved);
    send({ type: 'attached' });
    go({ ...place, contractId, stepKey }, { replace: true });
  });
  const detached = state.status === 'detached' ? state.session : undefined;
  useEffect(() => {
    if (!detached) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const { whenOnline } = connection;
    void attachContract({ calls, draft: () => detached.draft, whenOnline, signal }).then((found) => {
      if (found) showAttached(detached, found);
    });
    return () => left.abort();
  }, [detached]);

  useEffect(() => () => session?.end(), [session]);

  /* What is on screen is not for whoever has signed in instead. */
  const isOthers = session?.isOf(ownerId) === false;
  useEffect(() => {
    if (!session || session.goesOnFor(ownerId, hasEnded)) return;
    void keepUnsent(session.draft).then(startFresh);
  }, [session, ownerId, hasEnded, startFresh]);

  useSessionLifetime(session);
  useBackAndForward(session !== null, goToContract);

  return isOthers
    ? { status: 'opening', session: null, retry, startFresh }
    : { status: state.status, session, retry, startFresh };
}
