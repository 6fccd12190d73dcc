import { api } from '../../../shared/api/base-api.js';

/* Served by the gateway: a page of its own, not of the interface. */
export const BOARD = '/api/admin/queues';

/** A queue as the board's API tells of it. */
export interface QueueState {
  readonly name: string;
  readonly isPaused: boolean;
  readonly counts: Readonly<Record<'waiting' | 'active' | 'failed', number>>;
}

/** What may be done to a queue, by what the board's API calls it. */
const ACTS = { retry: 'retry/failed', pause: 'pause', resume: 'resume' } as const;
export type QueueAct = keyof typeof ACTS;

const queuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQueues: build.query<readonly QueueState[], void>({
      query: () => `${BOARD}/api/queues`,
      transformResponse: ({ queues }: { readonly queues: readonly QueueState[] }) => queues,
      providesTags: ['Admin'],
    }),
    changeQueue: build.mutation<unknown, { readonly name: QueueState['name']; readonly act: QueueAct }>({
      query: ({ name, act }) => ({
        url: `${BOARD}/api/queues/${encodeURIComponent(name)}/${ACTS[act]}`,
        method: 'PUT',
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['Admin']),
    }),
  }),
});

export const { useListQueuesQuery, useChangeQueueMutation } = queuesApi;
