import { contractsCalls, type ContractStatus } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

interface ContractsAsked {
  readonly search: string;
  readonly status: ContractStatus | undefined;
  readonly page: number;
}

const adminContractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllContracts: build.query({
      ...endpoint(contractsCalls.listAllContracts, (query: ContractsAsked) => ({ query })),
      providesTags: ['Admin'],
    }),
  }),
});

export const { useListAllContractsQuery } = adminContractsApi;
