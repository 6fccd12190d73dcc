import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Span } from '@opentelemetry/api';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ERRORS } from '@pactwright/protocol';
import { AppError, errorBody } from './app-error.js';
import { toAppError } from './error.filter.js';
import { logger } from './logger.js';
import { counter, histogram } from './metrics.js';
import { isOperatorPage } from './operator-pages.js';
import { requestLanguage } from './request-language.js';
import { currentContext, runInContext, type RequestContext } from './request-context.js';
import { addRevalidation } from './revalidation.js';
import { beginRequestSpan, endRequestSpan } from './tracing/http-spans.js';
import { contextWith } from './tracing/spans.js';
import { refuseUnparsed } from './unparsed-request.js';
import { endUnreadRequests } from './unread-request.js';

export const REQUEST_ID_HEADER = 'x-request-id';

const BODY_LIMIT_BYTES = 1024 * 1024;
/* Longer than the gateway keeps idle connections, so that it never writes into a closing one. */
const KEEP_ALIVE_MS = 65_000;
/* The gateway compresses every page while it starts: on a machine that starts everything at once that is not done in 10 s. */
const START_MS = 60_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

const duration = histogram(
  'http_server_request_duration_seconds',
  'Time to answer an HTTP request, by route',
  ['method', 'route', 'status'],
);
const unreadable = counter('http_unreadable_requests_total', 'Requests that are not HTTP as it is written', [
  'code',
]);
const log = logger('http');
const contexts = new WeakMap<FastifyRequest, RequestContext>();
const spans = new WeakMap<FastifyRequest, Span>();

/** Tells of every refusal of this route from 0 on, for alerts that have to see the first one. */
export function countRefusalsFromZero(method: string, route: string): void {
  const statuses = new Set(Object.values(ERRORS).map(({ status }) => status));
  for (const status of statuses) duration.zero({ method, route, status: String(status) });
}

/** An address that cannot be read never reaches a route, nor what answers for those. */
function refuseUnrouted(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toAppError(thrown);
  const requestId = randomUUID();
  void reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .header(REQUEST_ID_HEADER, requestId)
    .send(errorBody(error, requestLanguage(request.raw), requestId));
}

export const createAdapter = (): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    pluginTimeout: START_MS,
    forceCloseConnections: 'idle',
    /* Nothing here is Nest middleware, whose hook would run for every request all the same. */
    skipMiddie: true,
    frameworkErrors: refuseUnrouted,
    clientErrorHandler: refuseUnparsed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

function newContext(request: FastifyRequest, isEdge: boolean): RequestContext {
  const given = request.headers[REQUEST_ID_HEADER];
  const isBelieved = !isEdge && typeof given === 'string' && REQUEST_ID.test(given);
  const context: RequestContext = { requestId: isBelieved ? given : randomUUID() };
  contexts.set(request, context);
  if (isOperatorPage(request.routeOptions.url ?? '')) return context;
  const span = runInContext(context, () => beginRequestSpan(request, context.requestId, isEdge));
  if (span) {
    spans.set(request, span);
    context.trace = contextWith(span);
  }
  return context;
}

const contextOf = (request: FastifyRequest): RequestContext =>
  contexts.get(request) ?? { requestId: randomUUID() };

/** Request ids, traces, access log and duration metric. At the edge what callers say of the first two is not believed. */
export function configureHttp(app: NestFastifyApplication, isEdge = false): void {
  const http: FastifyInstance = app.getHttpAdapter().getInstance();

  /* Entered again after a body was parsed, which leaves the asynchronous context of the first hook. */
  http.addHook('onRequest', (request, reply, done) => {
    const context = newContext(request, isEdge);
    void reply.header(REQUEST_ID_HEADER, context.requestId);
    runInContext(context, done);
  });
  http.addHook('preValidation', (request, _reply, done) => {
    const context = contextOf(request);
    if (currentContext() === context) done();
    else runInContext(context, done);
  });

  addRevalidation(http);
  endUnreadRequests(http);

  /* Many clients name a content type on every call: with an empty body that is no body, not a broken one. */
  const parseJson = http.getDefaultJsonParser('error', 'error');
  app.useBodyParser<Server>('application/json', {}, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    /* Decoded all the same it would be something that nobody sent. */
    else if (!isUtf8(body)) done(new AppError('MALFORMED_REQUEST'));
    else void parseJson(request, body.toString('utf8'), done);
  });

  /* No call reads forms or bare text: taken for JSON, they would let pages elsewhere send it without being asked first. */
  http.removeContentTypeParser('text/plain');
  app.useBodyParser<Server>('*', {}, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(new AppError('UNSUPPORTED_MEDIA_TYPE'));
  });

  http.server.on('clientError', ({ code = 'unknown' }: NodeJS.ErrnoException) => unreadable.inc({ code }));

  let isStopping = false;
  http.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (!isOperatorPage(route)) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      const span = spans.get(request);
      const { elapsedTime } = reply;
      duration.observe(labels, elapsedTime / 1_000);
      /* Named here, as the context has been left: to enter it again for each line is dear. */
      const ids = { request_id: contextOf(request).requestId, trace_id: span?.spanContext().traceId };
      log.info({ ...labels, dur_ms: Math.round(elapsedTime), ...ids }, 'answered');
      if (span) endRequestSpan(span, request, reply, route);
    }
    /* The server would wait for its clients to end the connections that they keep alive. */
    if (isStopping) setImmediate(() => http.server.closeIdleConnections());
    done();
  });
}

/** From now on each connection ends with its next answer: whoever asks again does so over a new one, of another process. */
export function endConnections(server: Server): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('connection', 'close');
  });
}
