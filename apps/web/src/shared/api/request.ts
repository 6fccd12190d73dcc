import { XSRF_COOKIE, XSRF_HEADER } from '@pactwright/protocol';
import { connection } from './connection.js';
import type { ApiRequest } from './api-request.js';
import { noAnswer, toApiError, type ApiError } from './api-error.js';
import { noteFailure } from './last-failure.js';
import { reportNotSignedIn } from './not-signed-in.js';
import { traceparent } from './trace.js';

export type ApiResult<T> = { readonly data: T } | { readonly error: ApiError };

/** Every call of the interface goes through here: cookies included, anti-forgery header on writes, one shape of error. */
export async function send(request: ApiRequest): Promise<ApiResult<Response>> {
  const { url, method = 'GET', body, headers, signal, keepalive = false } = request;
  try {
    const response = await fetch(new URL(url, window.location.origin), {
      method,
      credentials: 'include',
      headers: { ...callHeaders(method), ...contentType(body), ...headers },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
    if (response.ok) return { data: response };
    const { status } = response;
    if (status >= 500) noteFailure(response.headers.get('X-Request-Id'));
    const error = toApiError(status, response.statusText, await response.text());
    /* Whoever has lost their session owns nothing: their contracts are not found, rather than refused. */
    if (status === 401 || status === 404) reportNotSignedIn();
    return { error };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    connection.reportNoAnswer();
    return { error: noAnswer(cause instanceof Error ? cause.message : String(cause)) };
  }
}

export async function sendForJson<A>(request: ApiRequest<A>): Promise<ApiResult<A>> {
  const result = await send(request);
  if ('error' in result) return result;
  const { status, statusText } = result.data;
  const text = await result.data.text();
  try {
    return { data: JSON.parse(text) };
  } catch {
    return { error: toApiError(status, statusText, text) };
  }
}

const contentType = (body: unknown): Record<string, string> =>
  body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' };

/** What every call says of itself: that it wants JSON, which action it belongs to, on writes the anti-forgery cookie once more. */
export const callHeaders = (method: string): Record<string, string> => ({
  Accept: 'application/json',
  traceparent: traceparent(),
  ...xsrfHeader(method),
});

function xsrfHeader(method: string): Record<string, string> {
  if (method === 'GET') return {};
  const token = readCookie(XSRF_COOKIE);
  return token === undefined ? {} : { [XSRF_HEADER]: token };
}

/** Whether somebody has signed in here: the cookie is given with a session and ends with it. */
export const hasAntiForgeryCookie = (): boolean => readCookie(XSRF_COOKIE) !== undefined;

function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(name.length + 1));
}
