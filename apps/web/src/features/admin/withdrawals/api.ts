import type { AdminWithdrawal, AdminWithdrawalsResponse, WithdrawalState } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

interface WithdrawalsAsked {
  readonly state: WithdrawalState | undefined;
  readonly page: number;
}

const adminWithdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<AdminWithdrawalsResponse, WithdrawalsAsked>({
      query: (asked) => listAddress('/api/admin/withdrawals', { ...asked }),
      providesTags: ['Admin'],
    }),
    markWithdrawalAnswered: build.mutation<AdminWithdrawal, AdminWithdrawal['id']>({
      query: (id) => ({ url: `/api/admin/withdrawals/${id}/answered`, method: 'POST' }),
      invalidatesTags: ['Admin'],
    }),
  }),
});

export const { useListWithdrawalsQuery, useMarkWithdrawalAnsweredMutation } = adminWithdrawalsApi;
