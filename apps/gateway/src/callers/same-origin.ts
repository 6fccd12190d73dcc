import type { IncomingHttpHeaders } from 'node:http';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isWrite = (method: string): boolean => !SAFE_METHODS.has(method);

/** A browser says where a request comes from; a client that says nothing is not a browser (T-08). */
export const isBrowser = (headers: IncomingHttpHeaders): boolean => headers.origin !== undefined;

/** Whether the browser itself says that another site made this request. */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  if (origin === new URL(publicUrl).origin) return false;
  return hostOf(origin) !== headers.host;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
