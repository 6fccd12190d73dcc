import type { AdminPayment, AdminPaymentsResponse, PaymentState } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

interface PaymentsAsked {
  readonly status: PaymentState | undefined;
  readonly userId: string | undefined;
  readonly page: number;
}

const adminPaymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllPayments: build.query<AdminPaymentsResponse, PaymentsAsked>({
      query: (asked) => listAddress('/api/admin/payments', { ...asked }),
      providesTags: ['Admin'],
    }),
    refundAnyPayment: build.mutation<AdminPayment, AdminPayment['id']>({
      query: (id) => ({ url: `/api/admin/payments/${id}/refund`, method: 'POST' }),
      /* A refusal, too, tells that the list is of yesterday; being asked for the password does not. */
      invalidatesTags: (_result, error) => (error?.code === 'PASSWORD_CONFIRMATION_NEEDED' ? [] : ['Admin']),
    }),
  }),
});

export const { useListAllPaymentsQuery, useRefundAnyPaymentMutation } = adminPaymentsApi;
