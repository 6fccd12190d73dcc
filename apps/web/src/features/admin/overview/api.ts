import {
  contractsCalls,
  gatewayCalls,
  type AdminOverviewResponse,
  type ContractAnalyticsResponse,
} from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

export type Overview = AdminOverviewResponse['data'];
export type Analytics = ContractAnalyticsResponse['data'];

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query({
      ...endpoint(
        gatewayCalls.getOverview,
        () => ({}),
        ({ data }) => data,
      ),
      providesTags: ['Admin'],
    }),
    getAnalytics: build.query({
      ...endpoint(
        contractsCalls.getContractAnalytics,
        (days: number) => ({ query: { days } }),
        ({ data }) => data,
      ),
      providesTags: ['Admin'],
    }),
  }),
});

export const { useGetOverviewQuery, useGetAnalyticsQuery } = overviewApi;
