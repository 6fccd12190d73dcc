import type { FastifyReply } from 'fastify';
import { RUN_WAIT_MS, type RunPending } from '@pactwright/protocol';

const RETRY_AFTER_SECONDS = 2;

/** How long this caller wants to wait for an answer, in milliseconds, by its Prefer header. */
export const waitOf = (prefer: string | undefined): number =>
  /(?:^|[,;\s])respond-async(?:$|[,;\s])/i.test(prefer ?? '') ? 0 : RUN_WAIT_MS;

/** Makes the answer a 202 that says where to ask again. */
export function pending(reply: FastifyReply, runId: string): RunPending {
  void reply.status(202).header('retry-after', String(RETRY_AFTER_SECONDS));
  return { runId, retryAfter: RETRY_AFTER_SECONDS };
}

/** Aborted when the caller has left before the answer. */
export function untilLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) left.abort();
  });
  return left.signal;
}
