import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** `cache-control` of an answer that a browser may keep but must ask about each time: it gets an ETag, and 304 while unchanged. */
export const REVALIDATE = 'private, no-cache';

/* What is kept and sent again and again is kept as bytes: its tag is computed once. */
const tagsOfBytes = new WeakMap<Buffer, string>();

export function addRevalidation(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const isRevalidated = reply.statusCode === 200 && reply.getHeader('cache-control') === REVALIDATE;
    if (!isRevalidated || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
      done(null, payload);
      return;
    }
    const etag = tagOf(payload);
    void reply.header('etag', etag);
    if (!names(request.headers['if-none-match'], etag)) {
      done(null, payload);
      return;
    }
    void reply.status(304);
    done(null, null);
  });
}

function tagOf(payload: string | Buffer): string {
  if (typeof payload === 'string') return hashOf(payload);
  const known = tagsOfBytes.get(payload);
  if (known !== undefined) return known;
  const tag = hashOf(payload);
  tagsOfBytes.set(payload, tag);
  return tag;
}

const hashOf = (payload: string | Buffer): string =>
  `"${createHash('sha256').update(payload).digest('base64url')}"`;

/** Whether `If-None-Match` lists this tag. A proxy that compresses makes tags weak, which does not matter here. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
