import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { logger } from './logger.js';
import { histogram } from './metrics.js';
import { isOperatorPage } from './operator-pages.js';
import { runInContext, type RequestContext } from './request-context.js';
import { addRevalidation } from './revalidation.js';

export const REQUEST_ID_HEADER = 'x-request-id';

const BODY_LIMIT_BYTES = 1024 * 1024;
/* Longer than the 30 s for which the gateway keeps idle connections, so that it never writes into a closing one. */
const KEEP_ALIVE_MS = 65_000;
const LOGGED_PATH_LENGTH = 200;
const REQUEST_ID = /^[\w-]{8,64}$/;

const duration = histogram(
  'http_server_request_duration_seconds',
  'Time to answer an HTTP request, by route',
  ['method', 'route', 'status'],
);
const log = logger('http');
const contexts = new WeakMap<FastifyRequest, RequestContext>();

export const createAdapter = (): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });

function contextOf(request: FastifyRequest): RequestContext {
  let context = contexts.get(request);
  if (!context) {
    const given = request.headers[REQUEST_ID_HEADER];
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    contexts.set(request, (context = { requestId: id }));
  }
  return context;
}

/** Request ids, access log and duration metric. */
export function configureHttp(app: NestFastifyApplication): void {
  const http: FastifyInstance = app.getHttpAdapter().getInstance();

  /* Entered twice because parsing a body leaves the asynchronous context of the first hook. */
  http.addHook('onRequest', (request, reply, done) => {
    const context = contextOf(request);
    void reply.header(REQUEST_ID_HEADER, context.requestId);
    runInContext(context, done);
  });
  http.addHook('preValidation', (request, _reply, done) => runInContext(contextOf(request), done));

  addRevalidation(http);

  /* Many clients name a content type on every call: with an empty body that is no body, not a broken one. */
  const parseJson = http.getDefaultJsonParser('error', 'error');
  app.useBodyParser<Server>('application/json', {}, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString('utf8'), done);
  });

  closeAnsweredConnections(http);

  http.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (!isOperatorPage(route)) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      duration.observe(labels, reply.elapsedTime / 1_000);
      /* Without the query, which may say more than the address. */
      const path = request.url.split('?', 1)[0]?.slice(0, LOGGED_PATH_LENGTH);
      runInContext(contextOf(request), () =>
        log.info({ ...labels, path, dur_ms: Math.round(reply.elapsedTime) }, 'answered'),
      );
    }
    done();
  });
}

/** While stopping, ends each kept-alive connection with its answer; the server would wait for its client to do so. */
function closeAnsweredConnections(http: FastifyInstance): void {
  let isStopping = false;
  http.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  http.server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      if (isStopping) setImmediate(() => http.server.closeIdleConnections());
    });
  });
}
