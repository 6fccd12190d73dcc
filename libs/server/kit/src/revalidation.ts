import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `cache-control` of an answer that a browser may keep but must ask about each time: it gets an ETag, and 304 while unchanged. */
export const REVALIDATE = 'private, no-cache';

export function addRevalidation(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const isRevalidated = reply.statusCode === 200 && reply.getHeader('cache-control') === REVALIDATE;
    if (!isRevalidated || typeof payload !== 'string') {
      done(null, payload);
      return;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (!names(request.headers['if-none-match'], etag)) {
      done(null, payload);
      return;
    }
    void reply.status(304);
    done(null, null);
  });
}

/** Whether `If-None-Match` lists this tag. A proxy that compresses makes tags weak, which does not matter here. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
