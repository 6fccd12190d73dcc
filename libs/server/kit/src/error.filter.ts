import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '@pactwright/protocol';
import { AppError, errorBody } from './app-error.js';
import { logger } from './logger.js';
import { isOutage } from './outage.js';
import { currentLanguage, requestId } from './request-context.js';

const log = logger('http');

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Any thrown thing as an AppError: ours, an outage, the framework's by status, everything else INTERNAL. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isOutage(thrown)) return new AppError('SERVICE_UNAVAILABLE', {}, { cause: thrown });
  const status =
    thrown instanceof HttpException
      ? thrown.getStatus()
      : (thrown as { statusCode?: number } | null | undefined)?.statusCode;
  const code = status === undefined ? undefined : BY_STATUS[status];
  return new AppError(code ?? 'INTERNAL', {}, { cause: thrown });
}

/** Turns whatever a handler threw into the one error body, in the caller's language. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAppError(thrown);
    if (error.code === 'INTERNAL') log.error({ err: error.cause ?? error }, 'unexpected error');
    else if (error.status >= 500) log.warn({ err: error.cause, code: error.code }, 'refused');

    if (reply.sent) {
      /* The answer has begun: a broken connection is the only honest end left. */
      reply.raw.destroy();
      return;
    }
    if (error.status === 429 || error.status === 503)
      void reply.header('retry-after', String(error.params['seconds'] ?? 2));
    void reply
      .status(error.status)
      .header('cache-control', 'no-store')
      .send(errorBody(error, currentLanguage(), requestId() ?? ''));
  }
}
