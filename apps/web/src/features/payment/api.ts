import { billingCalls, type PaymentRequest, type PaymentResponse } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';
import { requestTo } from '../../shared/api/request-to.js';

/** What may come back with status 200; the shape is not taken for granted, since money hangs on it. */
export type PaymentAnswer = Partial<Omit<PaymentResponse, 'success'>> & { success?: boolean; error?: string };

export const PAYMENT_NEEDED = 402;

const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    pay: build.mutation<PaymentAnswer | null, PaymentRequest>({
      query: (body) => requestTo(billingCalls.pay, { body }),
      /* A refusal for want of quota is news about the account as well. */
      invalidatesTags: (answer, error) => {
        if (answer?.success) return ['Contracts', 'PaymentStatus', 'Account'];
        return error?.status === PAYMENT_NEEDED ? ['Account'] : [];
      },
    }),
    getBillingMode: build.query(endpoint(billingCalls.getBillingMode)),
  }),
});

export const { usePayMutation, useGetBillingModeQuery } = paymentApi;
