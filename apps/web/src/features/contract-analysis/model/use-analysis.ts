import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ErrorCode } from '@pactwright/protocol';
import { useLanguage } from '../../../shared/i18n/use-language.js';
import { toast } from '../../../shared/toast/toast-store.js';
import { sendFile } from '../api.js';
import { INITIAL, analysisReducer } from './analysis-state.js';
import { checkFile, type FileProblem } from './check-file.js';
import { followModelReview } from './follow-model-review.js';
import { followRun, type Failure } from './follow-run.js';
import { keepScrollPosition } from './keep-scroll-position.js';
import { RUN_PARAMETER } from './run-parameter.js';
import { refetchResult } from './refetch-result.js';
import { SIDE_PARAMETER } from './use-side.js';
import { useProblemText } from './use-problem-text.js';

/** Other files were read meanwhile; nothing is wrong with this one. */
const BUSY: ErrorCode = 'UPLOAD_BUSY';
/** It was kept for a day, for whoever had sent it. */
const GONE: ErrorCode = 'RUN_NOT_FOUND';
/** Where the server does not say how long. */
const BUSY_WAIT_MS = 20_000;

const keptChecks = () => import('./kept-checks.js');
const sentFile = () => import('./sent-file.js');

/** Chooses a file, sends it and waits for what is found in it. */
export function useAnalysis() {
  const { t } = useTranslation(['contract-analysis', 'common']);
  const language = useLanguage();
  const [parameters, setParameters] = useSearchParams();
  const runId = parameters.get(RUN_PARAMETER);
  const [state, dispatch] = useReducer(analysisReducer, INITIAL);
  const sending = useRef<AbortController>(undefined);
  /** What was sent last, kept in case that it was not reached in time. */
  const sent = useRef<File>(undefined);
  const problemText = useProblemText();
  /** What was wrong with what was chosen last. */
  const refused = useRef<'none' | 'input' | FileProblem>(undefined);
  const hasRepeated = useRef(false);
  /* The address names a run for a moment longer than the page has to do with it. */
  const left = useRef<string>(undefined);
  const isDone = state.step === 'finished';
  const isModelReading = isDone && state.analysis.modelReview.state === 'running';
  const isInOther = isDone && state.language !== language;

  const forgetRun = useCallback(() => {
    left.current = runId ?? undefined;
    setParameters(withoutRun, { replace: true });
  }, [runId, setParameters]);
  const tellFailure = useCallback(
    ({ message, code, retryAfter }: Failure) => {
      forgetRun();
      const file = sent.current;
      const isBusy = code === BUSY;
      if (isBusy && file && !hasRepeated.current) {
        hasRepeated.current = true;
        const waitMs = retryAfter === undefined ? BUSY_WAIT_MS : retryAfter * 1_000;
        return dispatch({ type: 'postponed', file, waitMs });
      }
      const problem = code === GONE ? t('kept.gone') : (message ?? t('failed'));
      toast({ title: t('common:error'), description: problem, variant: 'destructive' });
      dispatch({ type: 'failed', problem, mayRepeat: isBusy });
    },
    [forgetRun, t],
  );
  const fail = useCallback(
    (failure: Failure) => {
      if (runId === null || !failure.hasEnded) return tellFailure(failure);
      /* First, so that the list below the message has it no more. */
      const forgotten = keptChecks().then(({ forgetCheck }) => forgetCheck(runId));
      void forgotten.catch(() => undefined).finally(() => tellFailure(failure));
    },
    [runId, tellFailure],
  );

  useEffect(() => {
    /* Whoever goes back to a run that they had left opens it again. */
    if (runId !== left.current) left.current = undefined;
    if (runId === null || runId === left.current || isDone) return;
    return followRun(runId, dispatch, fail);
  }, [runId, isDone, fail]);
  useEffect(() => {
    if (runId === null || !isModelReading) return;
    return followModelReview(runId, (result) => {
      const putBack = keepScrollPosition();
      flushSync(() => dispatch({ type: 'joined', result }));
      putBack();
    });
    /* The server tells it in the language in which it was asked. */
  }, [runId, isModelReading, language]);
  useEffect(() => {
    if (runId === null || !isInOther) return;
    return refetchResult(runId, dispatch, () =>
      toast({
        title: t('otherLanguage.title'),
        description: t('otherLanguage.text'),
        variant: 'destructive',
      }),
    );
  }, [runId, isInOther, language, t]);
  useEffect(() => () => sending.current?.abort(), []);

  const send = useCallback(
    async (file: File) => {
      const controller = new AbortController();
      sending.current = controller;
      sent.current = file;
      dispatch({ type: 'started', file });
      const onProgress = (share: number) => dispatch({ type: 'progressed', share });
      try {
        const answer = await sendFile({ file, language, signal: controller.signal, onProgress });
        if ('error' in answer) return fail(answer.error);
        const { runId: started } = answer.data;
        void sentFile().then(({ holdFile }) => holdFile(started, file));
        const check = { runId: started, fileName: file.name, at: Date.now(), size: file.size };
        void keptChecks().then(({ rememberCheck }) => rememberCheck(check));
        if ('analysis' in answer.data)
          dispatch({ type: 'finished', analysis: answer.data.analysis, language });
        else dispatch({ type: 'advanced', stage: 'received' });
        setParameters((now) => new URLSearchParams([...withoutRun(now), [RUN_PARAMETER, started]]));
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    },
    [fail, language, setParameters],
  );
  const sendAgain = useEffectEvent((file: File) => void send(file));
  const postponed = state.step === 'waiting' ? state : undefined;
  useEffect(() => {
    if (!postponed) return undefined;
    const timer = setTimeout(() => sendAgain(postponed.file), postponed.waitMs);
    return () => clearTimeout(timer);
  }, [postponed]);

  const refuse = (what: 'none' | 'input' | FileProblem) => {
    refused.current = what;
    dispatch({ type: 'refused', problem: problemText(what) });
  };

  return {
    state,
    /** Takes what was dropped or chosen (R-ANA-02, R-ANA-03). */
    choose(file: File | undefined) {
      if (!file) return refuse('input');
      const problem = checkFile(file);
      if (problem) return refuse(problem);
      refused.current = undefined;
      dispatch({ type: 'chosen', file });
    },
    async start() {
      const file = state.step === 'choosing' ? state.file : undefined;
      /* Of a file that was chosen and refused it is not said that none was chosen. */
      if (!file) return refuse(refused.current ?? 'none');
      hasRepeated.current = false;
      await send(file);
    },
    /** Gives up what is under way, or puts the result away, and begins again. */
    reset() {
      sending.current?.abort();
      sent.current = undefined;
      refused.current = undefined;
      forgetRun();
      dispatch({ type: 'reset' });
    },
  };
}

/** The address without a run, and without who its reader was. */
function withoutRun(parameters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...parameters].filter(([key]) => key !== RUN_PARAMETER && key !== SIDE_PARAMETER),
  );
}
