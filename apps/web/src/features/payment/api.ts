import { billingCalls, type PaymentRequest } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';
import { requestTo } from '../../shared/api/request-to.js';
import { PAYMENT_NEEDED, type PaymentAnswer } from './model/read-payment-answer.js';

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
