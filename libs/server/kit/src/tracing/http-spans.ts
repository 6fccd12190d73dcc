import type { Span } from '@opentelemetry/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SpanKind, beginSpan, contextFrom, linksTo, markFailed } from './spans.js';

const TRACEPARENT = 'traceparent';

/**
 * The span of a request that came in, as part of the caller's trace. At the edge the caller is anybody: its trace is not
 * gone on with, only pointed at.
 */
export function beginRequestSpan(
  request: FastifyRequest,
  requestId: string,
  isEdge: boolean,
): Span | undefined {
  const given = request.headers[TRACEPARENT];
  return beginSpan(request.method, {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': request.method, 'pactwright.request_id': requestId },
    ...(isEdge ? { links: linksTo(given) } : { parent: contextFrom(given) }),
  });
}

/** `route` is the template, never the address. */
export function endRequestSpan(
  span: Span,
  request: FastifyRequest,
  reply: FastifyReply,
  route: string,
): void {
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': reply.statusCode });
  if (reply.statusCode >= 500) markFailed(span, { code: reply.statusCode });
  span.end();
}
