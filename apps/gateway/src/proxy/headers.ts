import type { IncomingHttpHeaders } from 'node:http';

/* An allow list: what is not on it (cookies, identities, forwarding headers, anything new) never reaches a service. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-none-match',
  'range',
  'idempotency-key',
  'prefer',
  'stripe-signature',
] as const;

const DROPPED_RESPONSE_HEADERS = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'server',
  'x-powered-by',
  'set-cookie',
]);

export function upstreamHeaders(
  given: IncomingHttpHeaders,
  added: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of REQUEST_HEADERS) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return Object.assign(headers, added);
}

/** What goes back to the browser; cookies are handled by whoever may set them. */
export function browserHeaders(given: IncomingHttpHeaders): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (value !== undefined && !DROPPED_RESPONSE_HEADERS.has(name)) headers[name] = value;
  }
  headers['x-content-type-options'] = 'nosniff';
  return headers;
}

export function setCookies(given: IncomingHttpHeaders): readonly string[] {
  const cookies = given['set-cookie'];
  return cookies === undefined ? [] : Array.isArray(cookies) ? cookies : [cookies];
}
