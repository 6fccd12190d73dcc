import type { BillingMode, PaymentRequest, PaymentResponse } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

/** What may come back with status 200; the shape is not taken for granted, since money hangs on it. */
export type PaymentAnswer = Partial<Omit<PaymentResponse, 'success'>> & { success?: boolean; error?: string };

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    pay: build.mutation<PaymentAnswer | null, PaymentRequest>({
      query: (body) => ({ url: '/api/payment', method: 'POST', body }),
      invalidatesTags: (answer) => (answer?.success ? ['Contracts', 'PaymentStatus'] : []),
    }),
    getBillingMode: build.query<BillingMode, void>({ query: () => '/api/billing/mode' }),
  }),
});

export const { usePayMutation, useGetBillingModeQuery } = paymentApi;
