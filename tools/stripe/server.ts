import {
  createServer,
  type IncomingMessage as Request,
  type Server,
  type ServerResponse as Response,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { answer } from './api/answer.ts';
import { control } from './control.ts';
import { StripeError, invalid } from './errors.ts';
import { showHosted } from './pages/hosted.ts';
import { style } from './pages/layout.ts';
import type { Accounts } from './accounts.ts';

const MOST_BYTES = 256 * 1024;

/**
 * Answers as Stripe's API does under /v1, shows the hosted pages, and lets tests take part under /_control.
 */
export function createStripeServer(
  accounts: Accounts,
  { report }: { report: (error: unknown) => void },
): Server {
  return createServer((request, response) => {
    serve(request, response, accounts).catch((error) => refuse(request, response, error, report));
  });
}

async function serve(request: Request, response: Response, accounts: Accounts) {
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

async function serveApi(
  request: Request,
  response: Response,
  accounts: Accounts,
  { method, pathname, search }: { method: string; pathname: string; search: string },
) {
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

async function bodyOf(request: Request) {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) {
    throw invalid('The request is too large.', { status: 413 });
  }
  return text(request);
}

const json = (response: Response, status: number, body: string) =>
  send(response, status, 'application/json', body);

function send(response: Response, status: number, type: string, body: string) {
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

function refuse(request: Request, response: Response, error: unknown, report: (error: unknown) => void) {
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
