import type { ContractAnalysis, ReplyProposals } from '@pactwright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { getCheck, getProposals } from './reply-api.js';
import { keptReply, keepReply } from './kept-reply.js';
import { NO_PLAN, type Plan } from './reply-plan.js';

export interface Reply {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
  readonly answer: ReplyProposals;
}

export type ReplyState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string | undefined; readonly isGone: boolean }
  | { readonly step: 'ready'; readonly reply: Reply };

const GONE = 404;

/** A check with the answers to what was found in it, in the reader's language. */
export function useReply(runId: string): { readonly state: ReplyState; retry(): void } {
  const language = useLanguage();
  const [state, setState] = useState<ReplyState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const [run, answer] = await Promise.all([getCheck(runId, signal), getProposals(runId, signal)]);
      if (signal.aborted) return;
      const failure = 'error' in run ? run.error : 'error' in answer ? answer.error : undefined;
      if (failure !== undefined || 'error' in run || 'error' in answer || !run.data.analysis)
        return setState({ step: 'failed', message: failure?.message, isGone: failure?.status === GONE });
      const { analysis, fileName } = run.data;
      setState({ step: 'ready', reply: { analysis, fileName, answer: answer.data } });
    };
    load().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => controller.abort();
  }, [runId, language, attempt]);
  const retry = useCallback(() => {
    setState({ step: 'loading' });
    setAttempt((before) => before + 1);
  }, []);
  return { state, retry };
}

/** The plan of a reply, as it was left in this browser. */
export function usePlan(runId: string): readonly [Plan, (change: (plan: Plan) => Plan) => void] {
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  useEffect(() => {
    let isHere = true;
    void keptReply(runId).then((kept) => {
      /* What is decided before it has come is newer. */
      if (isHere) setPlan((now) => (now === NO_PLAN ? kept : now));
    });
    return () => {
      isHere = false;
    };
  }, [runId]);
  const change = useCallback(
    (by: (plan: Plan) => Plan) =>
      setPlan((before) => {
        const next = by(before);
        void keepReply(runId, next);
        return next;
      }),
    [runId],
  );
  return [plan, change];
}
