import type { UploadRunView } from '@pactwright/protocol';
import { getRun, listenToRun } from '../api.js';
import type { AnalysisEvent } from './analysis-state.js';

/* Where no stream tells how far it is. */
const POLL_MS = 700;
/* Where one does, and may have been cut off without a word. */
const SILENCE_MS = 5_000;
/** The longest that an analysis is waited for. */
const PATIENCE_MS = 180_000;

/** Why nothing came of it, as far as the server has said. */
export interface Failure {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  /** Seconds after which it is worth another try. */
  readonly retryAfter?: number | undefined;
  /** Whether nothing is to be had of the run any more. */
  readonly hasEnded?: boolean;
}

/** Follows the run until it has ended: asks once, then hears of every stage as it comes; returns how to stop. */
export function followRun(
  runId: string,
  dispatch: (event: AnalysisEvent) => void,
  fail: (failure: Failure) => void,
): () => void {
  const controller = new AbortController();
  const deadline = Date.now() + PATIENCE_MS;
  let stream: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silenceMs = POLL_MS;
  const stop = (): void => {
    controller.abort();
    stream?.close();
    clearTimeout(timer);
  };
  const end = (tell: () => void): void => {
    stop();
    tell();
  };
  const askLater = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask().catch(ignoreAbort), silenceMs);
  };
  const take = ({ status, stage, language, fileName, analysis, ...failure }: UploadRunView): void => {
    if (status === 'failed') return end(() => fail({ ...failure, hasEnded: true }));
    if (status === 'done' && analysis)
      return end(() => dispatch({ type: 'finished', analysis, language, fileName }));
    dispatch({ type: 'advanced', stage, fileName });
    askLater();
  };
  const listen = (): void => {
    stream = listenToRun(runId, (view) => {
      silenceMs = SILENCE_MS;
      take(view);
    });
    stream.addEventListener('error', () => {
      silenceMs = POLL_MS;
      askLater();
    });
  };
  const ask = async (): Promise<void> => {
    if (Date.now() > deadline) return end(() => fail({}));
    const answer = await getRun(runId, controller.signal);
    if (controller.signal.aborted) return;
    if ('data' in answer) {
      take(answer.data);
      if (!controller.signal.aborted && !stream) listen();
      return;
    }
    /* No answer at all is a connection that may come back; a refusal is final. */
    const { error } = answer;
    if (error.status !== null && error.status < 500)
      return end(() => fail({ ...error, hasEnded: error.status === 404 }));
    askLater();
  };
  const ignoreAbort = (error: unknown): void => {
    if (!controller.signal.aborted) throw error;
  };
  dispatch({ type: 'resumed' });
  void ask().catch(ignoreAbort);
  return stop;
}
