import { queueBoard, type AuditAction } from '@pactwright/protocol';
import type { FastifyRequest } from 'fastify';
import { isWrite } from '../callers/same-origin.js';

export const BOARD = queueBoard.QUEUE_BOARD;

/** What administrators may do to a queue. Nothing is added, changed or deleted: the queues carry facts of the product. */
const ACTS: Readonly<Record<string, AuditAction>> = {
  '/api/queues/:queueName/retry/:queueStatus': 'gateway.queue.retry-all',
  '/api/queues/:queueName/pause': 'gateway.queue.pause',
  '/api/queues/:queueName/resume': 'gateway.queue.resume',
};

export interface QueueAct {
  readonly action: AuditAction;
  readonly subject: { readonly type: 'queue'; readonly id: string };
}

/** The act that a request to the board is; undefined for reading and for what nobody may do. */
export function queueActOf(
  request: Pick<FastifyRequest, 'method' | 'routeOptions' | 'params'>,
): QueueAct | undefined {
  const action = ACTS[request.routeOptions.url?.slice(BOARD.length) ?? ''];
  if (!action || !isWrite(request.method)) return undefined;
  const { queueName = '' } = request.params as { queueName?: string };
  return { action, subject: { type: 'queue', id: queueName } };
}
