import { contractsCalls, type RunPending } from '@pactwright/protocol';
import { isFinal, noAnswer } from './api-error.js';
import type { ApiRequest } from './api-request.js';
import { pause } from './pause.js';
import { requestTo } from './request-to.js';
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
}: RunRequest<T | RunPending>): Promise<ApiResult<T>> {
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

async function answerOf<T>(
  request: ApiRequest<T | RunPending> & { readonly signal: AbortSignal },
): Promise<ApiResult<T>> {
  const answer = await send(request);
  if ('error' in answer) return answer;
  const body = await bodyOf(request, answer.data);
  if ('error' in body) return body;
  const told = body.data;
  return isPending(told, answer.data) ? followRun<T>(told, request.signal) : { data: told };
}

const isPending = <T>(_told: T | RunPending, { status }: Response): _told is RunPending => status === 202;

async function followRun<T>(pending: RunPending, signal: AbortSignal): Promise<ApiResult<T>> {
  const request = requestTo(contractsCalls.runWith<T>(), { params: { id: pending.runId } });
  const pauseMs = Math.max(SHORTEST_PAUSE_MS, pending.retryAfter * 1_000);
  for (;;) {
    await pause(pauseMs, signal);
    signal.throwIfAborted();
    const answer = await sendForJson({ ...request, signal });
    if ('error' in answer) {
      if (isFinal(answer.error)) return answer;
      continue;
    }
    const { status, result, message } = answer.data;
    if (status === 'done' && result !== null) return { data: result };
    if (status === 'failed') return { error: { ...noAnswer('the run failed'), message } };
  }
}

async function bodyOf<A>(_request: ApiRequest<A>, response: Response): Promise<ApiResult<A>> {
  try {
    return { data: await response.json() };
  } catch {
    return { error: noAnswer('the answer is no JSON') };
  }
}
