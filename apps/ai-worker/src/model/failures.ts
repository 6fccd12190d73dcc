import { BrokenCircuitError } from 'cockatiel';
import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import type { ModelFailure } from './model.js';

const RETRY_MS = 500;
const TOO_MANY = 429;
const OVERLOADED = 503;

/** What a thrown error of the client means. */
export function outcomeOf(error: unknown): ModelFailure {
  if (error instanceof BrokenCircuitError) return 'circuit-open';
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return 'timeout';
  if (error instanceof SyntaxError) return 'invalid-json';
  if (!(error instanceof APIError) || error.status === undefined) return 'connection';
  if (error.status === TOO_MANY) return 'rate-limited';
  return error.status >= 500 ? 'server-error' : 'rejected';
}

/** Whether the next question would meet the same: not when it was this one that was refused. */
export function isProvidersFault(error: unknown): boolean {
  const isAboutTheQuestion = error instanceof APIError && (error.status === 400 || error.status === 422);
  return !isAboutTheQuestion;
}

/** How long to wait before the same question may be asked again, in milliseconds; undefined when that makes no sense. */
export function retryAfterMs(error: unknown): number | undefined {
  const outcome = outcomeOf(error);
  if (outcome === 'connection' || outcome === 'server-error' || outcome === 'rate-limited') {
    const isBusy = error instanceof APIError && (error.status === TOO_MANY || error.status === OVERLOADED);
    return (isBusy ? askedToWait(error.headers) : undefined) ?? RETRY_MS;
  }
  return undefined;
}

function askedToWait(headers: Headers | undefined): number | undefined {
  const text = headers?.get('retry-after');
  if (!text) return undefined;
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** What may be logged: messages of parsers and providers repeat what was sent to them. */
export function factsOf(error: unknown): Record<string, string | number | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const status = error instanceof APIError ? error.status : undefined;
  const id = error instanceof APIError ? error.requestID : undefined;
  const cause = error.cause instanceof Error ? (error.cause as NodeJS.ErrnoException).code : undefined;
  return { error: error.name, status, cause, provider_request_id: id ?? undefined };
}
