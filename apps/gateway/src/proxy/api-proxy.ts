import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseSetCookie } from 'cookie';
import { ERRORS } from '@pactwright/protocol';
import {
  AppError,
  REQUEST_ID_HEADER,
  counter,
  errorBody,
  logger,
  requestId,
  requestLanguage,
  toAppError,
} from '@pactwright/server-kit';
import { clearedGuestCookie, cookieNames, sessionIdOf, signIdentity } from '@pactwright/server-session';
import type { Visits } from '../activity/visits.js';
import { clientAddress } from '../callers/client-address.js';
import type { Caller, Callers } from '../callers/caller.js';
import type { Admission } from '../callers/admission.js';
import { readTarget, type Target } from '../routing/read-target.js';
import type { ConcurrencyLimiter } from '../limits/concurrency-limiter.js';
import { findRoute, type Route, type Upstream as UpstreamName } from '../routing/routes.js';
import { connectionHeaders, endAnswer } from './end-answer.js';
import { browserHeaders, setCookies, upstreamHeaders } from './headers.js';
import { limitBody } from './limit-body.js';
import type { AnswerHead } from './relayed-answer.js';
import type { Upstream } from './upstream.js';

interface Parts {
  readonly admission: Admission;
  readonly callers: Callers;
  readonly visits: Visits;
  readonly upstreams: Readonly<Record<UpstreamName, Upstream>>;
  readonly internalSecret: string;
  readonly isSecure: boolean;
  readonly trustedHops: number;
  readonly signIns: ConcurrencyLimiter;
}

interface Call {
  readonly method: string;
  readonly target: Target;
  readonly route: Route;
  readonly caller: Caller;
}

/* What the services' calls are made of. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const log = logger('proxy');
const refused = counter('gateway_refused_total', 'Calls that reached no service, by why', ['code']);

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
    if (!METHODS.has(method)) throw new AppError('METHOD_NOT_ALLOWED');
    if (!target || hasUnexpectedBody(request) || hasTwoHosts(request))
      throw new AppError('MALFORMED_REQUEST');
    const route = findRoute(method, target.path);
    if (!route) throw new AppError('ROUTE_NOT_FOUND');
    if (Number(request.headers['content-length'] ?? 0) > route.bodyLimit) throw new AppError(route.tooLarge);
    if (route.isSignIn) this.parts.signIns.acquire(response);

    const caller = await this.parts.admission.admit(request, route);
    /* Whoever left meanwhile will send no more of the body: nothing may wait for it. */
    if (response.destroyed) throw new AppError('MALFORMED_REQUEST');
    await this.relay(request, response, { method, target, route, caller });
  }

  private async relay(request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
    const { method, target, route, caller } = call;
    const id = requestId() ?? randomUUID();
    let statusCode: number = ERRORS.SERVICE_UNAVAILABLE.status;
    const begin = (head: AnswerHead): void => {
      ({ statusCode } = head);
      if (isRefusal(statusCode)) void this.parts.admission.forgive(request, route, caller);
      const headers = browserHeaders(head.headers);
      headers[REQUEST_ID_HEADER] = id;
      const cookies = [...caller.cookies, ...this.cookiesFrom(route, caller, setCookies(head.headers))];
      if (cookies.length > 0) headers['set-cookie'] = cookies;
      response.writeHead(statusCode, Object.assign(headers, connectionHeaders(request)));
    };
    try {
      await this.parts.upstreams[route.service].relay(
        {
          method,
          path: `${target.path}${target.query}`,
          headers: upstreamHeaders(request.headers, this.addedHeaders(request, { route, caller, id })),
          body: hasBody(request) ? limitBody(request, route.bodyLimit, route.tooLarge) : null,
          isPatient: route.isPatient,
          response,
          end: () => endAnswer(request, response),
        },
        begin,
      );
    } finally {
      const { actor } = caller;
      const { service, isAdministration, noted } = route;
      const { headers } = request;
      this.parts.visits.finished({ actor, service, isAdministration, noted, headers, statusCode });
    }
  }

  private addedHeaders(
    request: IncomingMessage,
    { route, caller: { actor, sessionId }, id }: Pick<Call, 'route' | 'caller'> & { readonly id: string },
  ): Record<string, string> {
    const userAgent = request.headers['user-agent'];
    return {
      authorization: `Bearer ${signIdentity(this.parts.internalSecret, route.service, { actor, sessionId })}`,
      [REQUEST_ID_HEADER]: id,
      'x-forwarded-for': clientAddress(request, this.parts.trustedHops),
      /* Sessions are listed by the browser they began in; nobody else has to know it. */
      ...(route.service === 'identity' && userAgent ? { 'user-agent': userAgent } : {}),
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
    refused.inc({ code: error.code });
    if (error.code === 'INTERNAL') log.error({ err: thrown }, 'unexpected error');
    const body = JSON.stringify(errorBody(error, requestLanguage(request), requestId() ?? ''));
    response.writeHead(error.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [REQUEST_ID_HEADER]: requestId() ?? '',
      ...(error.status === 429 || error.status === 503
        ? { 'retry-after': String(error.params['seconds'] ?? 2) }
        : {}),
      ...connectionHeaders(request),
    });
    response.write(body);
    endAnswer(request, response);
  }
}

/** By a service; a failure of its own may have come after it had begun the work. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** A body that grew too large fails inside the upstream call: the reason is what the caller should hear. */
function refusalOf(thrown: unknown): AppError {
  const cause = thrown instanceof Error ? thrown.cause : undefined;
  return cause instanceof AppError ? cause : toAppError(thrown);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Node keeps the first of two; a reader behind it might keep the second. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

const hasUnexpectedBody = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && hasBody(request);
