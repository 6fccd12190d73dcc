import type { BillingAccount } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const billingAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The plan of the signed-in user, what is left of it, and what was paid. */
    getBillingAccount: build.query<BillingAccount, void>({
      query: () => '/api/billing/account',
      providesTags: ['Account'],
    }),
  }),
});

export const { useGetBillingAccountQuery } = billingAccountApi;
