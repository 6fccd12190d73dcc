import { billingCalls, type Receipt } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { endpoint } from '../api/endpoint.js';

const billingAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The plan of the signed-in user, what is left of it, and what was paid. */
    getBillingAccount: build.query({
      ...endpoint(billingCalls.getBillingAccount),
      providesTags: ['Account'],
    }),
    refundPayment: build.mutation({
      ...endpoint(billingCalls.refundPayment, (id: Receipt['id']) => ({ params: { id } })),
      invalidatesTags: ['Account', 'Contracts', 'PaymentStatus'],
    }),
  }),
});

export const { useGetBillingAccountQuery, useRefundPaymentMutation } = billingAccountApi;
