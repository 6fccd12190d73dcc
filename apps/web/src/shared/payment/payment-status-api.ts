import type { PaymentStatus } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const paymentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a contract is unlocked, and if not any more, why. */
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (contractId) => `/api/payment/status?${new URLSearchParams({ contractId })}`,
      providesTags: ['PaymentStatus'],
    }),
  }),
});

export const { useGetPaymentStatusQuery } = paymentStatusApi;
