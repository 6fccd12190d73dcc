import { api } from '../../shared/api/base-api.js';

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A bare number; asked only for a signed-in user. */
    getContractCount: build.query<unknown, void>({
      query: () => '/api/contracts/count',
      providesTags: ['Contracts'],
    }),
  }),
});

export const { useGetContractCountQuery } = shellApi;
