import type { RunPending, RunView } from '@pactwright/protocol';
import { noAnswer, type ApiError } from './api-error.js';
import { send, sendForJson, type ApiRequest, type ApiResult } from './request.js';

const SHORTEST_PAUSE_MS = 400;
const NO_TIME_LEFT = 'no answer in time';

interface RunRequest extends ApiRequest {
  /** Gives up for good, with a rejection. */
  readonly signal: AbortSignal;
  /** No answer after so long counts as none, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * A call whose answer may take its time: 200 brings it, 202 names a run that is asked for until it has ended. What the
 * connection loses on the way is asked for again; a refusal is final.
 */
export async function sendForRun<T>({ patienceMs, signal, ...request }: RunRequest): Promise<ApiResult<T>> {
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

async function answerOf<T>(request: ApiRequest & { signal: AbortSignal }): Promise<ApiResult<T>> {
  const answer = await send(request);
  if ('error' in answer) return answer;
  const body = await bodyOf(answer.data);
  if ('error' in body || answer.data.status !== 202) return body as ApiResult<T>;
  return followRun<T>(body.data as RunPending, request.signal);
}

async function followRun<T>(pending: RunPending, signal: AbortSignal): Promise<ApiResult<T>> {
  const pauseMs = Math.max(SHORTEST_PAUSE_MS, pending.retryAfter * 1_000);
  for (;;) {
    await pause(pauseMs, signal);
    const answer = await sendForJson({ url: `/api/runs/${encodeURIComponent(pending.runId)}`, signal });
    if ('error' in answer) {
      if (isFinal(answer.error)) return answer;
      continue;
    }
    const { status, result, message } = answer.data as RunView<T>;
    if (status === 'done' && result !== null) return { data: result };
    if (status === 'failed') return { error: { ...noAnswer('the run failed'), message } };
  }
}

const isFinal = ({ status }: ApiError): boolean => status !== null && status < 500 && status !== 429;

async function bodyOf(response: Response): Promise<ApiResult<unknown>> {
  try {
    return { data: await response.json() };
  } catch {
    return { error: noAnswer('the answer is no JSON') };
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('Given up', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}
