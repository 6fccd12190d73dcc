import { addressOf, contractsCalls, type RunPending, type RunView } from '@pactwright/protocol';
import { isFinal, noAnswer } from './api-error.js';
import type { ApiRequest } from './api-request.js';
import { pause } from './pause.js';
import { send, sendForJson, type ApiResult } from './request.js';

const SHORTEST_PAUSE_MS = 400;
const NO_TIME_LEFT = 'no answer in time';

interface RunRequest<T> extends ApiRequest<T> {
  /** Gives up for good, with a rejection. */
  readonly signal: AbortSignal;
  /** No answer after so long counts as none, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * A call whose answer may take its time: 200 brings it, 202 names a run that is asked for until it has ended. What the
 * connection loses on the way is asked for again; a refusal is final.
 */
export async function sendForRun<T>({
  patienceMs,
  signal,
  ...request
}: RunRequest<T>): Promise<ApiResult<T>> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), patienceMs);
  try {
    return await answerOf<T>({ ...request, signal: AbortSignal.any([signal, limit.signal]) });
  } catch (cause) {
    if (limit.signal.aborted && !signal.aborted) return { error: noAnswer(NO_TIME_LEFT) };
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

async function answerOf<T>(request: ApiRequest<T> & { readonly signal: AbortSignal }): Promise<ApiResult<T>> {
  const answer = await send(request);
  if ('error' in answer) return answer;
  if (answer.data.status !== 202) return bodyOf<T>(answer.data);
  const pending = await bodyOf<RunPending>(answer.data);
  return 'error' in pending ? pending : followRun<T>(pending.data, request.signal);
}

async function followRun<T>(pending: RunPending, signal: AbortSignal): Promise<ApiResult<T>> {
  const url = addressOf(contractsCalls.getRun, { params: { id: pending.runId } });
  const pauseMs = Math.max(SHORTEST_PAUSE_MS, pending.retryAfter * 1_000);
  for (;;) {
    await pause(pauseMs, signal);
    signal.throwIfAborted();
    const answer = await sendForJson<RunView<T>>({ url, signal });
    if ('error' in answer) {
      if (isFinal(answer.error)) return answer;
      continue;
    }
    const { status, result, message } = answer.data;
    if (status === 'done' && result !== null) return { data: result };
    if (status === 'failed') return { error: { ...noAnswer('the run failed'), message } };
  }
}

async function bodyOf<T>(response: Response): Promise<ApiResult<T>> {
  try {
    return { data: await response.json() };
  } catch {
    return { error: noAnswer('the answer is no JSON') };
  }
}
