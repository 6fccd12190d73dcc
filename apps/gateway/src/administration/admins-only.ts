import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AppError,
  currentContext,
  errorBody,
  logger,
  requestId,
  requestLanguage,
  requireReadable,
  toAppError,
} from '@pactwright/server-kit';
import { ERRORS } from '@pactwright/protocol';
import type { Visits } from '../activity/visits.js';
import type { Admission } from '../callers/admission.js';

const OWN_PAGE = { makesOwner: false, isWebhook: false, counted: null } as const;
const log = logger('administration');

/** Lets nobody but administrators reach the routes of this scope, each call as counted and checked as any other (T-07). */
export function adminsOnly(scope: FastifyInstance, admission: Admission, visits: Visits): void {
  scope.addHook('onRequest', async (request, reply) => {
    void reply.header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    try {
      const { actor, sessionId, cookies } = await admission.admit(request.raw, OWN_PAGE);
      if (cookies.length > 0) void reply.header('set-cookie', cookies);
      if (actor.userId === null) throw new AppError('NOT_SIGNED_IN');
      if (!actor.isAdmin) {
        visits.finished({
          ...{ actor, service: 'gateway', isAdministration: true, noted: null },
          headers: request.raw.headers,
          statusCode: ERRORS.ADMIN_ONLY.status,
        });
        throw new AppError('ADMIN_ONLY');
      }
      const context = currentContext();
      if (context) context.identity = { actor, sessionId };
    } catch (error) {
      return refuse(request, reply, error);
    }
  });
  scope.addHook('preHandler', async (request) => requireReadable(request));
  scope.setErrorHandler((error, request, reply) => refuse(request, reply, error));
}

/** The one error body, for what the gateway answers itself. */
export function refuse(request: FastifyRequest, reply: FastifyReply, thrown: unknown): FastifyReply {
  const error = toAppError(thrown);
  if (error.status >= 500) log.error({ err: error.cause ?? error }, 'could not answer');
  if (error.status === 429 || error.status === 503)
    void reply.header('retry-after', String(error.params['seconds'] ?? 2));
  return reply
    .status(error.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(errorBody(error, requestLanguage(request.raw), requestId() ?? ''));
}
