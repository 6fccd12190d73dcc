import { queueBoard, type QueueState } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';
import { requestTo } from '../../../shared/api/request-to.js';

/** What may be done to a queue. */
const ACTS = {
  retry: queueBoard.retryFailedJobs,
  pause: queueBoard.pauseQueue,
  resume: queueBoard.resumeQueue,
} as const;
export type QueueAct = keyof typeof ACTS;

const queuesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQueues: build.query({
      ...endpoint(
        queueBoard.listQueues,
        () => ({}),
        ({ queues }) => queues,
      ),
      providesTags: ['Admin'],
    }),
    changeQueue: build.mutation<unknown, { readonly name: QueueState['name']; readonly act: QueueAct }>({
      query: ({ name, act }) => requestTo(ACTS[act], { params: { name } }),
      invalidatesTags: (_result, error) => (error ? [] : ['Admin']),
    }),
  }),
});

export const { useListQueuesQuery, useChangeQueueMutation } = queuesApi;
