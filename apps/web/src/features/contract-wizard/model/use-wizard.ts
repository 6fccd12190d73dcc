import type { WizardStep } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { currentUserSource } from '../../../shared/auth/current-user.js';
import type { OwnWork } from '../../../shared/auth/use-own-work.js';
import { findContract } from '../../../shared/contract/find-contract.js';
import { saveAnswer } from '../../../shared/contract/save-answer.js';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { connection } from '../../../shared/offline/connection.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { createContract } from '../api/create-contract.js';
import { attachContract, withMine } from './attach-contract.js';
import { enterContract } from './enter-contract.js';
import { firstAnswers, LANGUAGE_KEY } from './first-answers.js';
import { dropDraft } from './local-draft.js';
import { keepForOwner, sendLeftBehind } from './left-behind.js';
import type { WizardEntry } from './start-contract.js';
import type { OfflineEntry } from './start-offline.js';
import { useSessionLifetime } from './use-session-lifetime.js';
import { useBackAndForward, useWizardPlace, type WizardPlace } from './wizard-place.js';
import { WizardSession } from './wizard-session.js';
import { selectWizard, wizardActions } from './wizard-slice.js';

interface Wizard {
  /** `unreachable`: only the server has this contract, and it does not answer. */
  readonly state: 'starting' | 'failed' | 'unreachable' | 'ready';
  readonly session: WizardSession | null;
  retry(): void;
  /** Leaves this contract as it is and begins another one. */
  startFresh(): void;
}

/** Starts (or goes on with) the contract of this entry and keeps its answers while the page is open. */
export function useWizard(
  entry: WizardEntry,
  steps: readonly WizardStep[] | undefined,
  { ownerId, hasEnded }: OwnWork,
): Wizard {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const { place, go } = useWizardPlace();
  const [state, setState] = useState<Wizard['state']>('starting');
  const [session, setSession] = useState<WizardSession | null>(null);
  const [wanted, setWanted] = useState(() => entryAt(entry, place));
  const latest = useRef({ steps, language, t, place, ownerId });
  useEffect(() => {
    latest.current = { steps, language, t, place, ownerId };
  });
  const areStepsLoaded = steps !== undefined;

  const startFresh = useCallback(() => {
    void dropDraft().then(() =>
      setWanted(({ workType }) => ({
        draft: undefined,
        resumeId: null,
        workType,
        isReturn: false,
        isBlank: true,
      })),
    );
  }, []);

  useEffect(() => {
    if (!areStepsLoaded) return undefined;
    const visit = new AbortController();
    const { signal } = visit;
    let started: WizardSession | undefined;
    const begin = async () => {
      setState('starting');
      const entered = await enterContract(calls, wanted, connection.state());
      if (signal.aborted) return;
      if (!entered) {
        setState('unreachable');
        return;
      }
      const { contract, isAttached } = entered;
      const { steps: loaded = [], language: readerLanguage, t: say } = latest.current;
      const { contractId, leftBehind } = contract;
      void sendLeftBehind({
        draft: leftBehind,
        current: contract,
        steps: loaded,
        language: readerLanguage,
        send: saveAnswer,
      });
      const isRestored = contract.isRestored || (wanted.isReturn && hasAnswers(contract.answers));
      const lastStep = wanted.stepKey ?? wanted.draft?.stepKey;
      const at = isRestored ? loaded.findIndex(({ key }) => key === lastStep) : 0;
      const stepKey = loaded[Math.max(0, at)]?.key ?? '';
      const visited = loaded.slice(0, Math.max(0, at) + 1).map(({ key }) => key);
      const { answers, noted, meant } = firstAnswers(
        loaded,
        contract.answers,
        wanted.workType,
        readerLanguage,
      );
      const { isNew } = contract;
      dispatch(wizardActions.started({ contractId, answers, stepKey, visited, isRestored, isNew }));
      started = new WizardSession({
        contractId,
        isAttached,
        ownerId: latest.current.ownerId,
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
      started.note(noted, meant);
      started.resend(contract.unsaved);
      setSession(started);
      setState('ready');
      go(
        { contractId, stepKey, isPreviewOpen: false, isBlank: !hasAnswers(contract.answers) },
        { replace: true },
      );
      if (contract.isNotFound && !wanted.isReturn) {
        toast({ title: say('notFoundTitle'), description: say('notFoundText') });
      } else if (isRestored) {
        const action = { label: say('startFresh'), onClick: startFresh };
        toast({ title: say('restoredTitle'), description: say('restoredText'), action });
      }
      if (wanted.isHeldBack && currentUserSource.get().user === null)
        toast({ title: say('heldBackTitle'), description: say('heldBackText') });
      if (!isAttached) await attach(started, signal);
    };
    const attach = async (session: WizardSession, left: AbortSignal) => {
      const found = await attachContract({
        calls,
        draft: () => session.draft,
        whenOnline: connection.whenOnline,
        signal: left,
      });
      if (!found?.contractId) return;
      const { answers: current, stepKey, isNew } = selectWizard(store.getState());
      const answers = withMine(found.answers, {
        current,
        unsaved: session.unsaved,
        isDefault: (key) => session.isDefault(key),
      });
      dispatch(wizardActions.attached({ contractId: found.contractId, answers, isNew }));
      session.attach(found.contractId, found.unsaved);
      go({ ...latest.current.place, contractId: found.contractId, stepKey }, { replace: true });
    };
    begin().catch(() => {
      if (signal.aborted) return;
      setState('failed');
      const { t: say } = latest.current;
      toast({ variant: 'destructive', title: say('startFailedTitle'), description: say('startFailed') });
    });
    return () => {
      visit.abort();
      started?.end();
      setSession(null);
    };
  }, [areStepsLoaded, wanted, dispatch, store, go, startFresh]);

  const retry = useCallback(() => setWanted((before) => ({ ...before })), []);
  useEffect(() => {
    if (state !== 'unreachable') return undefined;
    return connection.subscribe(() => {
      if (connection.state() === 'online') retry();
    });
  }, [state, retry]);

  /* What is on screen is not for whoever has signed in instead. */
  const isOthers = session?.isOf(ownerId) === false;
  useEffect(() => {
    if (!session || session.goesOnFor(ownerId, hasEnded)) return;
    void keepForOwner(session.draft).then(startFresh);
  }, [session, ownerId, hasEnded, startFresh]);

  useSessionLifetime(session);
  useBackAndForward(
    session !== null,
    useCallback(
      (resumeId) => setWanted({ draft: undefined, resumeId, workType: null, isReturn: true, isBlank: false }),
      [],
    ),
  );

  /* The language of the contract follows the reader's until somebody has chosen it. */
  useEffect(() => {
    if (!session?.isDefault(LANGUAGE_KEY)) return;
    dispatch(wizardActions.answered({ key: LANGUAGE_KEY, value: language }));
  }, [session, language, dispatch]);

  if (isOthers) return { state: 'starting', session: null, retry, startFresh };
  return { state, session, retry, startFresh };
}

const calls = { create: createContract, find: findContract };

interface Wanted extends OfflineEntry {
  /** Back, forward or a reload has brought a contract of this tab back. */
  readonly isReturn: boolean;
  readonly stepKey?: string | null;
}

function entryAt(entry: WizardEntry, { contractId, stepKey, isBlank }: WizardPlace): Wanted {
  const isReturn = entry.resumeId === null && entry.workType === null && contractId !== null;
  return isReturn
    ? { ...entry, resumeId: contractId, isReturn, stepKey, isBlank }
    : { ...entry, isReturn, isBlank: false };
}

const hasAnswers = (answers: object): boolean => Object.keys(answers).length > 0;
