import { billingCalls, type WithdrawalRequest } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { endpoint } from '../api/endpoint.js';

const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this browser, or the account, has paid for. */
    listOwnPurchases: build.query({
      ...endpoint(billingCalls.listOwnPurchases),
      providesTags: ['Account'],
    }),
    withdraw: build.mutation(endpoint(billingCalls.withdraw, (body: WithdrawalRequest) => ({ body }))),
  }),
});

export const { useListOwnPurchasesQuery, useWithdrawMutation } = withdrawalApi;
