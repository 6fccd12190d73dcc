import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { answer } from './api/answer.mjs';
import { control } from './control.mjs';
import { StripeError, invalid } from './errors.mjs';
import { showHosted } from './pages/hosted.mjs';
import { style } from './pages/layout.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./accounts.mjs').Accounts} Accounts
 */

const MOST_BYTES = 256 * 1024;

/**
 * Answers as Stripe's API does under /v1, shows the hosted pages, and lets tests take part under /_control.
 * @param {Accounts} accounts
 * @param {{ report: (error: unknown) => void }} options
 * @returns {import('node:http').Server}
 */
export function createStripeServer(accounts, { report }) {
  return createServer((request, response) => {
    serve(request, response, accounts).catch((error) => refuse(request, response, error, report));
  });
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Accounts} accounts
 */
async function serve(request, response, accounts) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://stand-in');
  const { method = 'GET' } = request;
  if (pathname === '/health') return void response.writeHead(204).end();
  if (pathname === '/style.css') return send(response, 200, 'text/css; charset=utf-8', style);
  if (pathname.startsWith('/v1/')) return serveApi(request, response, accounts, { method, pathname, search });
  const body = method === 'POST' ? await bodyOf(request) : '';
  if (pathname.startsWith('/_control/')) {
    const account = accounts.of(request.headers.authorization);
    const told = control(account, method, pathname.slice('/_control/'.length), JSON.parse(body || '{}'));
    return json(response, 200, JSON.stringify(told, null, 2));
  }
  const accepted = request.headers['accept-language'];
  const shown = showHosted(accounts.all(), { method, path: pathname, body, accepted });
  if ('goTo' in shown) return void response.writeHead(303, { location: shown.goTo }).end();
  send(response, shown.status, 'text/html; charset=utf-8', shown.page.text);
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Accounts} accounts
 * @param {{ method: string, pathname: string, search: string }} asked
 */
async function serveApi(request, response, accounts, { method, pathname, search }) {
  const account = accounts.of(request.headers.authorization);
  const form = method === 'POST' ? await bodyOf(request) : search.slice(1);
  const key = request.headers['idempotency-key'];
  const asked = { method, path: pathname, form, idempotencyKey: typeof key === 'string' ? key : null };
  const { status, body, isReplay, requestId } = answer(account, asked);
  response.setHeader('request-id', requestId);
  response.setHeader('stripe-version', String(request.headers['stripe-version'] ?? ''));
  if (asked.idempotencyKey !== null) response.setHeader('idempotency-key', asked.idempotencyKey);
  if (isReplay) response.setHeader('idempotent-replayed', 'true');
  json(response, status, body);
}

/** @param {Request} request */
async function bodyOf(request) {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    throw invalid('The request is too large.', { status: 413 });
  }
  return text(request);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} body
 */
const json = (response, status, body) => send(response, status, 'application/json', body);

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} type
 * @param {string} body
 */
function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {unknown} error
 * @param {(error: unknown) => void} report
 */
function refuse(request, response, error, report) {
  if (response.destroyed || response.headersSent) return void response.destroy();
  // The rest of a refused body is not worth reading.
  if (!request.complete) response.setHeader('connection', 'close');
  if (error instanceof StripeError)
    return json(response, error.status, JSON.stringify({ error: error.body }));
  report(error);
  json(
    response,
    500,
    JSON.stringify({ error: { type: 'api_error', message: 'An unknown error occurred.' } }),
  );
}
