import { listenToRun } from '../api.js';
import type { Result } from './analysis-state.js';

/* Beyond the three minutes that the server gives a model, with what it takes to hear of the end. */
const PATIENCE_MS = 200_000;
/* A stream that was refused is not opened again by the browser itself. */
const REOPEN_MS = 5_000;

/** Hears of what a model adds to a check, once it has; returns how to stop listening. Calls back once. */
export function followModelReview(runId: string, onEnd: (result: Result | undefined) => void): () => void {
  let stream: EventSource | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    stream?.close();
    clearTimeout(reopening);
    clearTimeout(patience);
  };
  const end = (result: Result | undefined): void => {
    stop();
    onEnd(result);
  };
  const patience = setTimeout(() => end(undefined), PATIENCE_MS);
  const open = (): void => {
    const opened = listenToRun(runId, ({ analysis, language }) => {
      if (analysis && analysis.modelReview.state !== 'running') end({ analysis, language });
    });
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
    stream = opened;
  };
  open();
  return stop;
}
