import type { OwnPurchases, WithdrawalReceipt, WithdrawalRequest } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What this browser, or the account, has paid for. */
    listOwnPurchases: build.query<OwnPurchases, void>({
      query: () => '/api/billing/purchases',
      providesTags: ['Account'],
    }),
    withdraw: build.mutation<WithdrawalReceipt, WithdrawalRequest>({
      query: (body) => ({ url: '/api/billing/withdrawals', method: 'POST', body }),
    }),
  }),
});

export const { useListOwnPurchasesQuery, useWithdrawMutation } = withdrawalApi;
