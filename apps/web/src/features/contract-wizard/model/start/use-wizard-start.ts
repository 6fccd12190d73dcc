import type { WizardStep } from '@pactwright/protocol';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { OwnWork } from '../../../../shared/auth/use-own-work.js';
import { findContract } from '../../../../shared/contract/find-contract.js';
import { saveAnswer } from '../../../../shared/contract/save-answer.js';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { FailedCallError } from '../../../../shared/api/api-error.js';
import { connection } from '../../../../shared/api/connection.js';
import type { RootState } from '../../../../shared/store/root-reducer.js';
import { createContract } from '../../api/create-contract.js';
import { dropDraft } from '../local-draft.js';
import { useSessionLifetime } from '../use-session-lifetime.js';
import { useBackAndForward, useWizardPlace } from '../wizard-place.js';
import type { WizardSession } from '../wizard-session.js';
import { selectWizard } from '../wizard-slice.js';
import { attachContract } from './attach-contract.js';
import { hasAnswers } from './first-state.js';
import { openContract, type OpenedContract } from './open-contract.js';
import { nextStart, type StartState } from './start-machine.js';
import { attachSession, beginSession } from './start-session.js';
import { keepUnsent, sendUnsentDrafts } from './unsent-drafts.js';
import { useStartNotices } from './use-start-notices.js';
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

/**
 * Runs the start of the wizard (start-machine.ts) and keeps the answers of its contract while the page is open.
 * @throws in drawing, to the page's error boundary, what went wrong in our own code; a call that fails is a state.
 */
export function useWizardStart(
  firstVisit: VisitByAddress,
  steps: readonly WizardStep[] | undefined,
  { ownerId, hasEnded }: OwnWork,
): WizardStart {
  const language = useLanguage();
  const store = useStore<RootState>();
  const { place, go } = useWizardPlace();
  const [state, send] = useReducer(nextStart, undefined, () => ({
    status: 'opening' as const,
    visit: visitAtPlace(firstVisit, place),
  }));
  const session = 'session' in state ? state.session : null;
  const isShown = session !== null && state.status !== 'leaving';
  /* In this very drawing: they see nothing of it. */
  if (isShown && !session.isOf(ownerId)) send({ type: 'owner changed' });
  const [fault, setFault] = useState<{ readonly cause: unknown }>();
  if (fault) throw fault.cause;

  const retry = useCallback(() => send({ type: 'retry' }), []);
  const startFresh = useCallback(() => void dropDraft().then(() => send({ type: 'start fresh' })), []);
  const goToContract = useCallback((contractId: string) => send({ type: 'go to contract', contractId }), []);

  const latest = useRef({ steps: steps ?? [], language });
  useEffect(() => {
    latest.current = { steps: steps ?? [], language };
  });

  const show = useEffectEvent((visit: Visit, contract: OpenedContract) => {
    const now = () => latest.current;
    void sendUnsentDrafts({ draft: contract.unsent, current: contract, ...now(), send: saveAnswer });
    send({ type: 'opened', contract, session: beginSession(visit, contract, { store, ownerId, now }) });
    const { contractId, stepKey } = selectWizard(store.getState());
    go(
      { contractId, stepKey, isPreviewOpen: false, isBlank: !hasAnswers(contract.answers) },
      { replace: true },
    );
  });
  const areStepsLoaded = steps !== undefined;
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
    open().catch((cause: unknown) => {
      if (left.signal.aborted) return;
      if (cause instanceof FailedCallError) send({ type: 'opening failed' });
      else setFault({ cause });
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

  const showAttached = useEffectEvent((attached: WizardSession, found: OpenedContract) => {
    attachSession(attached, found, store);
    send({ type: 'attached' });
    const { contractId, stepKey } = selectWizard(store.getState());
    go({ ...place, contractId, stepKey }, { replace: true });
  });
  const detached = state.status === 'detached' ? state.session : undefined;
  useEffect(() => {
    if (!detached) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const { whenOnline } = connection;
    const attach = async () => {
      const found = await attachContract({ calls, draft: () => detached.draft, whenOnline, signal });
      if (found) showAttached(detached, found);
    };
    attach().catch((cause: unknown) => {
      if (signal.aborted) return;
      if (cause instanceof FailedCallError) send({ type: 'attaching failed', draft: detached.draft });
      else setFault({ cause });
    });
    return () => left.abort();
  }, [detached]);

  useEffect(() => () => session?.end(), [session]);
  useEffect(() => session?.follow(ownerId, hasEnded), [session, ownerId, hasEnded]);

  const leaving = state.status === 'leaving' ? state.session : undefined;
  useEffect(() => {
    if (leaving) void keepUnsent(leaving.draft).then(startFresh);
  }, [leaving, startFresh]);

  useSessionLifetime(isShown ? session : null);
  useBackAndForward(isShown, goToContract);
  useStartNotices(state, startFresh);

  return { status: state.status, session: isShown ? session : null, retry, startFresh };
}
