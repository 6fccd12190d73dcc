import { noAnswer, toApiError } from './api-error.js';
import type { ApiRequest } from './api-request.js';
import { callHeaders, type ApiResult } from './request.js';

interface UploadRequest<A> extends ApiRequest<A> {
  readonly body: FormData;
  readonly signal: AbortSignal;
  /** Share of the bytes that have left this browser, 0 to 1. */
  onProgress(share: number): void;
}

/** Sends a form and tells how far it is, which `fetch` cannot. Rejects with an `AbortError` when it is called off. */
export function upload<A>(upload: UploadRequest<A>): Promise<ApiResult<A>> {
  const { url, method = 'POST', body, headers, signal, onProgress } = upload;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, new URL(url, window.location.origin));
    request.withCredentials = true;
    for (const [name, value] of Object.entries({ ...callHeaders(method), ...headers }))
      request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 1),
    );
    request.addEventListener('load', () => resolve(answerOf<A>(request)));
    request.addEventListener('error', () => resolve({ error: noAnswer('the connection failed') }));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was called off', 'AbortError')),
    );
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    if (signal.aborted) reject(new DOMException('The upload was called off', 'AbortError'));
    else request.send(body);
  });
}

function answerOf<A>({ status, statusText, responseText }: XMLHttpRequest): ApiResult<A> {
  const isOk = status >= 200 && status < 300;
  try {
    if (isOk) return { data: JSON.parse(responseText) };
  } catch {
    /* An answer that is no JSON is told like every other refusal. */
  }
  return { error: toApiError(status, statusText, responseText) };
}
