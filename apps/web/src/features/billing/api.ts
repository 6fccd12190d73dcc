import { billingCalls } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';

const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    cancelSubscription: build.mutation({
      ...endpoint(billingCalls.cancelSubscription),
      invalidatesTags: ['Account'],
    }),
    resumeSubscription: build.mutation({
      ...endpoint(billingCalls.resumeSubscription),
      invalidatesTags: ['Account'],
    }),
    openPortal: build.mutation(endpoint(billingCalls.openPortal)),
  }),
});

export const { useCancelSubscriptionMutation, useResumeSubscriptionMutation, useOpenPortalMutation } =
  billingApi;
