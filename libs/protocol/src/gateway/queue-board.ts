import { defineCall } from '../calls/call.js';

/** Where the queues' board is: a page of its own, and below it the API of the package that makes it. */
export const QUEUE_BOARD = '/api/admin/queues';

/** A queue as the board's API tells of it. */
export interface QueueState {
  readonly name: string;
  readonly isPaused: boolean;
  readonly counts: Readonly<Record<'waiting' | 'active' | 'failed', number>>;
}

type Queue = Pick<QueueState, 'name'>;

/* What administrators may do there. The package answers, so no wire describes these. */

export const listQueues = defineCall<{ answer: { readonly queues: readonly QueueState[] } }>({
  service: 'gateway',
  method: 'GET',
  path: `${QUEUE_BOARD}/api/queues`,
});

export const retryFailedJobs = defineCall<{ params: Queue; answer: unknown }>({
  service: 'gateway',
  method: 'PUT',
  path: `${QUEUE_BOARD}/api/queues/:name/retry/failed`,
});

export const pauseQueue = defineCall<{ params: Queue; answer: unknown }>({
  service: 'gateway',
  method: 'PUT',
  path: `${QUEUE_BOARD}/api/queues/:name/pause`,
});

export const resumeQueue = defineCall<{ params: Queue; answer: unknown }>({
  service: 'gateway',
  method: 'PUT',
  path: `${QUEUE_BOARD}/api/queues/:name/resume`,
});
