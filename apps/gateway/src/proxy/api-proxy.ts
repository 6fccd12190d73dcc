import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { parseCookie, parseSetCookie } from 'cookie';
import { LANGUAGE_COOKIE, type Language } from '@pactwright/protocol';
import {
  AppError,
  REQUEST_ID_HEADER,
  errorBody,
  logger,
  requestId,
  toAppError,
} from '@pactwright/server-kit';
import { clearedGuestCookie, cookieNames, sessionIdOf, signIdentity } from '@pactwright/server-session';
import { clientAddress } from '../callers/client-address.js';
import type { Caller, Callers } from '../callers/caller.js';
import { callerLanguage } from '../callers/language.js';
import type { Bucket, RateLimiter } from '../limits/rate-limiter.js';
import { readTarget } from '../routing/read-target.js';
import { findRoute, type Route, type Upstream as UpstreamName } from '../routing/routes.js';
import { browserHeaders, setCookies, upstreamHeaders } from './headers.js';
import { limitBody } from './limit-body.js';
import type { Upstream } from './upstream.js';

interface Parts {
  readonly callers: Callers;
  readonly limiter: RateLimiter;
  readonly upstreams: Readonly<Record<UpstreamName, Upstream>>;
  readonly internalSecret: string;
  readonly isSecure: boolean;
  readonly trustedHops: number;
  readonly perMinute: { readonly caller: number; readonly address: number };
}

const log = logger('proxy');

/** Answers `/api/**`: reads the target once, establishes the caller, then streams request and response through. */
export class ApiProxy {
  constructor(private readonly parts: Parts) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.forward(request, response);
    } catch (error) {
      this.refuse(request, response, error);
    }
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const target = readTarget(request.url);
    if (!target || hasUnexpectedBody(request)) throw new AppError('MALFORMED_REQUEST');
    const route = findRoute(target.path);
    if (!route) throw new AppError('ROUTE_NOT_FOUND');
    if (Number(request.headers['content-length'] ?? 0) > route.bodyLimit)
      throw new AppError('PAYLOAD_TOO_LARGE');

    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableEnded) gone.abort();
    });
    const caller = await this.establish(request, route);
    /* Whoever left meanwhile will send no more of the body: nothing may wait for it. */
    if (gone.signal.aborted) throw new AppError('MALFORMED_REQUEST');
    const answer = await this.parts.upstreams[route.service].ask({
      method,
      path: `${target.path}${target.query}`,
      headers: upstreamHeaders(request.headers, this.addedHeaders(request, route, caller)),
      body: hasBody(request) ? limitBody(request, route.bodyLimit) : null,
      signal: gone.signal,
    });
    response.writeHead(answer.statusCode, {
      ...browserHeaders(answer.headers),
      [REQUEST_ID_HEADER]: requestId() ?? '',
      ...cookieHeader([...caller.cookies, ...this.cookiesFrom(route, caller, setCookies(answer.headers))]),
    });
    await pipeline(answer.body, response);
  }

  /** Sessions and limits live in Redis: without it nobody can be told apart, so nothing is answered. */
  private async establish(request: IncomingMessage, route: Route): Promise<Caller> {
    try {
      const caller = await this.parts.callers.establish(request, route);
      if (!route.isWebhook) await this.parts.limiter.take(this.bucketsOf(request, caller));
      return caller;
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError('SERVICE_UNAVAILABLE', {}, { cause: error });
    }
  }

  private bucketsOf(request: IncomingMessage, { actor, sessionId }: Caller): Bucket[] {
    const { caller, address } = this.parts.perMinute;
    const name = sessionId ?? actor.guestId;
    return [
      { key: `address:${clientAddress(request, this.parts.trustedHops)}`, perMinute: address },
      ...(name === null ? [] : [{ key: `caller:${name}`, perMinute: caller }]),
    ];
  }

  private addedHeaders(
    request: IncomingMessage,
    route: Route,
    { actor, sessionId }: Caller,
  ): Record<string, string> {
    return {
      authorization: `Bearer ${signIdentity(this.parts.internalSecret, route.service, { actor, sessionId })}`,
      [REQUEST_ID_HEADER]: requestId() ?? randomUUID(),
      'x-forwarded-for': clientAddress(request, this.parts.trustedHops),
    };
  }

  /**
   * Only identity may set cookies; with a new session comes the anti-forgery cookie that belongs to it. With the end of a
   * session goes the guest: what it owned is the user's, and what this browser makes next is somebody else's.
   */
  private cookiesFrom(route: Route, caller: Caller, cookies: readonly string[]): readonly string[] {
    if (route.service !== 'identity') return [];
    const { isSecure, callers } = this.parts;
    const { session } = cookieNames(isSecure);
    const set = cookies.map((cookie) => parseSetCookie(cookie)).find(({ name }) => name === session);
    if (set?.value) return [...cookies, callers.csrfCookieFor(sessionIdOf(set.value))];
    const hasEnded = set !== undefined && caller.sessionId !== null;
    return hasEnded ? [...cookies, clearedGuestCookie(isSecure)] : cookies;
  }

  private refuse(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
    if (response.headersSent || response.destroyed) {
      response.destroy();
      return;
    }
    const error = refusalOf(thrown);
    if (error.code === 'INTERNAL') log.error({ err: thrown }, 'unexpected error');
    const body = JSON.stringify(errorBody(error, languageOf(request), requestId() ?? ''));
    response.writeHead(error.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [REQUEST_ID_HEADER]: requestId() ?? '',
      ...(error.status === 429 || error.status === 503
        ? { 'retry-after': String(error.params['seconds'] ?? 2) }
        : {}),
      /* What is left of the body is not read, so this connection cannot be used again. */
      ...(request.complete ? {} : { connection: 'close' }),
    });
    response.end(body);
  }
}

/** A body that grew too large fails inside the upstream call: the reason is what the caller should hear. */
function refusalOf(thrown: unknown): AppError {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof AppError ? cause : toAppError(thrown);
}

const languageOf = ({ headers }: IncomingMessage): Language =>
  callerLanguage(parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE], headers['accept-language'], undefined);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const hasUnexpectedBody = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && hasBody(request);

const cookieHeader = (cookies: readonly string[]): { 'set-cookie'?: string[] } =>
  cookies.length === 0 ? {} : { 'set-cookie': [...cookies] };
