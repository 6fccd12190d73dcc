import type { BillingAccount, PortalResponse } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation<BillingAccount, void>({
      query: () => ({ url: '/api/billing/subscription/cancel', method: 'POST' }),
      invalidatesTags: ['Account'],
    }),
    resumeSubscription: build.mutation<BillingAccount, void>({
      query: () => ({ url: '/api/billing/subscription/resume', method: 'POST' }),
      invalidatesTags: ['Account'],
    }),
    openPortal: build.mutation<PortalResponse, void>({
      query: () => ({ url: '/api/billing/portal', method: 'POST' }),
    }),
  }),
});

export const { useCancelSubscriptionMutation, useResumeSubscriptionMutation, useOpenPortalMutation } =
  billingApi;
