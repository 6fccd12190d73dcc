import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/* What has been sent already comes in well within this time. */
const READ_ON_MS = 500;

/**
 * A request that is answered before it was read to its end is read on for a moment, so that its sender is not cut off before it
 * hears the answer. If its end has still not come, the connection ends with the answer: the next request on it would stand
 * behind the rest of this one, which nobody reads, and wait until it is given up.
 */
export function endUnreadRequests(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, payload, done) => {
    const { raw } = request;
    if (raw.readableEnded || !hasBody(raw)) {
      done(null, payload);
      return;
    }
    readOn(raw, () => {
      if (!raw.complete) void reply.header('connection', 'close');
      done(null, payload);
    });
  });
}

function readOn(request: IncomingMessage, done: () => void): void {
  const end = (): void => {
    clearTimeout(timer);
    for (const event of ['end', 'close', 'error']) request.off(event, end);
    done();
  };
  const timer = setTimeout(end, READ_ON_MS);
  for (const event of ['end', 'close', 'error']) request.on(event, end);
  request.resume();
  if (request.complete || request.destroyed) end();
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
