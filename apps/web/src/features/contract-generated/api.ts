import type { ContractDetail } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const generatedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getContract: build.query<ContractDetail, string>({
      query: (contractId) => `/api/contracts/${encodeURIComponent(contractId)}`,
      providesTags: ['Contracts'],
    }),
  }),
});

export const { useGetContractQuery } = generatedApi;
