import type { PaymentStatus } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const paymentStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentStatus: build.query<PaymentStatus, string>({
      query: (contractId) => `/api/payment/status?${new URLSearchParams({ contractId })}`,
      providesTags: ['PaymentStatus'],
    }),
  }),
});

export const { useGetPaymentStatusQuery } = paymentStatusApi;
