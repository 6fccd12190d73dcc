import type { BillingAccount, Receipt } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const billingAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The plan of the signed-in user, what is left of it, and what was paid. */
    getBillingAccount: build.query<BillingAccount, void>({
      query: () => '/api/billing/account',
      providesTags: ['Account'],
    }),
    refundPayment: build.mutation<BillingAccount, Receipt['id']>({
      query: (id) => ({ url: `/api/billing/payments/${id}/refund`, method: 'POST' }),
      invalidatesTags: ['Account', 'Contracts', 'PaymentStatus'],
    }),
  }),
});

export const { useGetBillingAccountQuery, useRefundPaymentMutation } = billingAccountApi;
