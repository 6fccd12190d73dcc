import type { AuditAction } from '@pactwright/protocol';
import type { FastifyRequest } from 'fastify';
import { isWrite } from '../callers/same-origin.js';

export const BOARD = '/api/admin/queues';
const SUBJECT_MAX_LENGTH = 100;

/** What administrators may do on the board. Nothing is added, changed or deleted there: the queues carry facts of the product. */
const ACTS: Readonly<Record<string, AuditAction>> = {
  '/api/queues/:queueName/retry/:queueStatus': 'gateway.queue.retry-all',
  '/api/queues/:queueName/promote': 'gateway.queue.promote-all',
  '/api/queues/:queueName/pause': 'gateway.queue.pause',
  '/api/queues/:queueName/resume': 'gateway.queue.resume',
  '/api/queues/:queueName/:jobId/retry': 'gateway.job.retry',
  '/api/queues/:queueName/:jobId/promote': 'gateway.job.promote',
};

export interface QueueAct {
  readonly action: AuditAction;
  readonly subject: { readonly type: 'queue' | 'job'; readonly id: string };
}

/** The act that a request to the board is; undefined for reading and for what nobody may do. */
export function queueActOf(
  request: Pick<FastifyRequest, 'method' | 'routeOptions' | 'params'>,
): QueueAct | undefined {
  const action = ACTS[request.routeOptions.url?.slice(BOARD.length) ?? ''];
  if (!action || !isWrite(request.method)) return undefined;
  const { queueName = '', jobId } = request.params as { queueName?: string; jobId?: string };
  const id = jobId === undefined ? queueName : `${queueName}/${jobId}`;
  return {
    action,
    subject: { type: jobId === undefined ? 'queue' : 'job', id: id.slice(0, SUBJECT_MAX_LENGTH) },
  };
}
