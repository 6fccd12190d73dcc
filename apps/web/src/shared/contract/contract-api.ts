import type { ContractDetail } from '@pactwright/protocol';
import { api } from '../api/base-api.js';

const contractApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One contract of the caller with its answers. */
    getContract: build.query<ContractDetail, string>({
      query: (contractId) => `/api/contracts/${encodeURIComponent(contractId)}`,
      providesTags: ['Contracts'],
    }),
  }),
});

export const { useGetContractQuery } = contractApi;
