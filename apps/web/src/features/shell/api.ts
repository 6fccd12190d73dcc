import { contractsCalls } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';

const shellApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A bare number; asked only for a signed-in user. */
    getContractCount: build.query({
      ...endpoint(contractsCalls.countOwnContracts),
      providesTags: ['Contracts'],
    }),
  }),
});

export const { useGetContractCountQuery } = shellApi;
