import type { Answers, WizardStep } from '@pactwright/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import type { RootState } from '../../../shared/store/root-reducer.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { createContract, findContract, saveAnswer } from '../api/wizard-api.js';
import { dropDraft, type LocalDraft } from './local-draft.js';
import { startContract } from './start-contract.js';
import { defaultAnswers } from './wizard-content.js';
import { WizardSession } from './wizard-session.js';
import { selectWizard, wizardActions } from './wizard-slice.js';

export interface WizardEntry {
  readonly draft: LocalDraft | undefined;
  /** The contract named in the address. */
  readonly resumeId: string | null;
  /** The type of work chosen on the home page. */
  readonly workType: string | null;
}

interface Wizard {
  readonly state: 'starting' | 'failed' | 'ready';
  readonly session: WizardSession | null;
  retry(): void;
}

/** Starts (or goes on with) the contract of this entry and keeps its answers while the page is open. */
export function useWizard(entry: WizardEntry, steps: readonly WizardStep[] | undefined): Wizard {
  const { t } = useTranslation('contract-wizard');
  const language = useLanguage();
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const [state, setState] = useState<Wizard['state']>('starting');
  const [session, setSession] = useState<WizardSession | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ steps, language, t, entry });
  useEffect(() => {
    latest.current = { ...latest.current, steps, language, t };
  });
  const areStepsLoaded = steps !== undefined;

  const startFresh = useCallback(() => {
    latest.current.entry = { draft: undefined, resumeId: null, workType: null };
    void dropDraft().then(() => setAttempt((count) => count + 1));
  }, []);

  useEffect(() => {
    if (!areStepsLoaded) return undefined;
    let isCurrent = true;
    let started: WizardSession | undefined;
    const begin = async () => {
      setState('starting');
      const { entry: current, steps: loaded = [], language: readerLanguage } = latest.current;
      const contract = await startContract(
        { create: createContract, find: findContract },
        current.draft,
        current.resumeId,
      );
      if (!isCurrent) return;
      const defaults: Answers = { ...defaultAnswers(loaded), contract_language: readerLanguage };
      const preset: Answers = current.workType === null ? {} : { freelance_type: current.workType };
      const answers = { ...defaults, ...contract.answers, ...preset };
      const wanted = current.draft?.stepKey;
      const stepKey =
        loaded.find((step) => contract.isRestored && step.key === wanted)?.key ?? loaded[0]?.key ?? '';
      dispatch(wizardActions.started({ contractId: contract.contractId, answers, stepKey }));
      started = new WizardSession({
        contractId: contract.contractId,
        steps: () => latest.current.steps ?? [],
        language: () => latest.current.language,
        answers: () => selectWizard(store.getState()).answers,
        stepKey: () => selectWizard(store.getState()).stepKey,
        send: saveAnswer,
        onSaveState: (saveState) => dispatch(wizardActions.saveStateChanged(saveState)),
      });
      started.note(
        Object.keys({ ...defaults, ...preset }).filter((key) => !(key in contract.answers) || key in preset),
        Object.keys(preset),
      );
      started.resend(contract.unsaved);
      setSession(started);
      setState('ready');
      if (contract.isRestored) {
        toast({
          title: latest.current.t('restoredTitle'),
          description: latest.current.t('restoredText'),
          action: { label: latest.current.t('startFresh'), onClick: startFresh },
        });
      }
    };
    begin().catch(() => {
      if (!isCurrent) return;
      setState('failed');
      const { t: say } = latest.current;
      toast({ variant: 'destructive', title: say('startFailedTitle'), description: say('startFailed') });
    });
    return () => {
      isCurrent = false;
      started?.end();
      setSession(null);
    };
  }, [areStepsLoaded, attempt, dispatch, store, startFresh]);

  return { state, session, retry: () => setAttempt((count) => count + 1) };
}
