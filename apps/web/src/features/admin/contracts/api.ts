import type { AdminContractsResponse, ContractStatus } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

interface ContractsAsked {
  readonly search: string;
  readonly status: ContractStatus | undefined;
  readonly page: number;
}

const adminContractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllContracts: build.query<AdminContractsResponse, ContractsAsked>({
      query: (asked) => listAddress('/api/admin/contracts', { ...asked }),
      providesTags: ['Admin'],
    }),
  }),
});

export const { useListAllContractsQuery } = adminContractsApi;
