import { billingCalls } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { endpoint } from '../api/endpoint.js';

const paymentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a contract is unlocked, and if not any more, why. */
    getPaymentStatus: build.query({
      ...endpoint(billingCalls.getPaymentStatus, (contractId: string) => ({ query: { contractId } })),
      providesTags: ['PaymentStatus'],
    }),
    /** Which of the caller's contracts are locked again, in one call for a list of them. */
    listWithheld: build.query({
      ...endpoint(billingCalls.listWithheld),
      providesTags: ['PaymentStatus'],
    }),
  }),
});

export const { useGetPaymentStatusQuery, useLazyGetPaymentStatusQuery, useListWithheldQuery } =
  paymentStatusApi;
