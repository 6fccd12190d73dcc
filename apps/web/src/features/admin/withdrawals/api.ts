import { billingCalls, type AdminWithdrawal, type WithdrawalState } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

interface WithdrawalsAsked {
  readonly state: WithdrawalState | undefined;
  readonly page: number;
}

const adminWithdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query({
      ...endpoint(billingCalls.listWithdrawals, (query: WithdrawalsAsked) => ({ query })),
      providesTags: ['Admin'],
    }),
    markWithdrawalAnswered: build.mutation({
      ...endpoint(billingCalls.markWithdrawalAnswered, (id: AdminWithdrawal['id']) => ({ params: { id } })),
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const { useListWithdrawalsQuery, useMarkWithdrawalAnsweredMutation } = adminWithdrawalsApi;
