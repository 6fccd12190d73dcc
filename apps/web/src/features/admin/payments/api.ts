import { billingCalls, type AdminPayment, type PaymentState } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

interface PaymentsAsked {
  readonly status: PaymentState | undefined;
  readonly userId: string | undefined;
  readonly page: number;
}

const adminPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPayments: build.query({
      ...endpoint(billingCalls.listAllPayments, (query: PaymentsAsked) => ({ query })),
      providesTags: ['Admin'],
    }),
    refundAnyPayment: build.mutation({
      ...endpoint(billingCalls.refundAnyPayment, (id: AdminPayment['id']) => ({ params: { id } })),
      /* A refusal, too, tells that the list is of yesterday; being asked for the password does not. */
      invalidatesTags: (_result, error) => (error?.code === 'PASSWORD_CONFIRMATION_NEEDED' ? [] : ['Admin']),
    }),
  }),
});

export const { useListAllPaymentsQuery, useRefundAnyPaymentMutation } = adminPaymentsApi;
