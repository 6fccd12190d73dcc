import type { PaymentStatus, WithheldContracts } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const paymentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a contract is unlocked, and if not any more, why. */
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (contractId) => `/api/payment/status?${new URLSearchParams({ contractId })}`,
      providesTags: ['PaymentStatus'],
    }),
    /** Which of the caller's contracts are locked again, in one call for a list of them. */
    listWithheld: build.query<WithheldContracts, void>({
      query: () => '/api/payment/withheld',
      providesTags: ['PaymentStatus'],
    }),
  }),
});

export const { useGetPaymentStatusQuery, useLazyGetPaymentStatusQuery, useListWithheldQuery } =
  paymentStatusApi;
