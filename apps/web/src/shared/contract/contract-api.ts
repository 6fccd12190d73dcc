import { contractsCalls } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { endpoint } from '../api/endpoint.js';

const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One contract of the caller with its answers. */
    getContract: build.query({
      ...endpoint(contractsCalls.getContract, (id: string) => ({ params: { id } })),
      providesTags: ['Contracts'],
    }),
  }),
});

export const { useGetContractQuery } = contractApi;
