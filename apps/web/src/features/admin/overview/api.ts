import type { AdminOverviewResponse, ContractAnalyticsResponse } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

export type Overview = AdminOverviewResponse['data'];
export type Analytics = ContractAnalyticsResponse['data'];

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<Overview, void>({
      query: () => '/api/admin/overview',
      transformResponse: ({ data }: AdminOverviewResponse) => data,
      providesTags: ['Admin'],
    }),
    getAnalytics: build.query<Analytics, number>({
      query: (days) => listAddress('/api/admin/contract-analytics', { days }),
      transformResponse: ({ data }: ContractAnalyticsResponse) => data,
      providesTags: ['Admin'],
    }),
  }),
});

export const { useGetOverviewQuery, useGetAnalyticsQuery } = overviewApi;
