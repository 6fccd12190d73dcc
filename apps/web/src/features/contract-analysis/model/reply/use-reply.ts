import type { ContractAnalysis, ReplyProposals } from '@pactwright/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../../../shared/i18n/use-language.js';
import { getCheck, getProposals } from './reply-api.js';
import { keptReply, keepReply } from './kept-reply.js';
import type { Plan } from './reply-plan.js';

export interface Reply {
  readonly analysis: ContractAnalysis;
  readonly fileName: string | undefined;
  readonly answer: ReplyProposals;
  /** As it was left in this browser. */
  readonly kept: Plan;
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
      const [run, answer, kept] = await Promise.all([
        getCheck(runId, signal),
        getProposals(runId, signal),
        keptReply(runId),
      ]);
      if (signal.aborted) return;
      const failure = 'error' in run ? run.error : 'error' in answer ? answer.error : undefined;
      if (failure !== undefined || 'error' in run || 'error' in answer || !run.data.analysis)
        return setState({ step: 'failed', message: failure?.message, isGone: failure?.status === GONE });
      const { analysis, fileName } = run.data;
      setState({ step: 'ready', reply: { analysis, fileName, answer: answer.data, kept } });
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

/** The plan of a reply, kept in this browser with each change; it begins as it was left, so that nothing is chosen in another one's place. */
export function usePlan(runId: string, kept: Plan): readonly [Plan, (change: (plan: Plan) => Plan) => void] {
  const [plan, setPlan] = useState(kept);
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
