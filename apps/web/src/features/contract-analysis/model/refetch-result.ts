import { getRun } from '../api.js';
import type { AnalysisEvent } from './analysis-state.js';

/** Has a result told in the language that the reader has chosen since; returns how to give it up. */
export function refetchResult(
  runId: string,
  dispatch: (event: AnalysisEvent) => void,
  fail: () => void,
): () => void {
  const controller = new AbortController();
  const ask = async (): Promise<void> => {
    const answer = await getRun(runId, controller.signal);
    if (controller.signal.aborted) return;
    if ('error' in answer || !answer.data.analysis) return fail();
    const { analysis, language } = answer.data;
    dispatch({ type: 'retold', analysis, language });
  };
  ask().catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return () => controller.abort();
}
