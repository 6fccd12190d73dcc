import type {
  ContractListItem,
  CopyContractResponse,
  LabelContractRequest,
  Language,
  MessageResponse,
} from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { doubtCurrentUser } from '../../shared/auth/current-user.js';

type ContractList = readonly ContractListItem[] | { readonly contracts: readonly ContractListItem[] };

const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A user's contracts are a bare array; those of a visitor's browser come wrapped. Types of work are named in the language
     * that was asked in.
     */
    listContracts: build.query<ContractListItem[], { isSignedIn: boolean; language: Language }>({
      query: ({ isSignedIn }) => (isSignedIn ? '/api/contracts' : '/api/contracts/user-contracts'),
      transformResponse: (list: ContractList) => newestFirst('contracts' in list ? list.contracts : list),
      providesTags: ['Contracts'],
      /* An empty list is also what somebody gets whose session was ended elsewhere: they must not read that they have none. */
      onQueryStarted: async ({ isSignedIn }, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (isSignedIn && answer?.data.length === 0) await doubtCurrentUser();
      },
    }),
    deleteContract: build.mutation<MessageResponse, string>({
      query: (id) => ({ url: `/api/contracts/${id}`, method: 'DELETE' }),
      invalidatesTags: (answer) => (answer ? ['Contracts', 'PaymentStatus', 'Account'] : []),
    }),
    labelContract: build.mutation<MessageResponse, { id: string } & LabelContractRequest>({
      query: ({ id, ...body }) => ({ url: `/api/contracts/${id}/label`, method: 'PUT', body }),
      invalidatesTags: (answer) => (answer ? ['Contracts'] : []),
    }),
    copyContract: build.mutation<CopyContractResponse, string>({
      query: (id) => ({ url: `/api/contracts/${id}/copy`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['Contracts'] : []),
    }),
    /** Everything that was made in this browser without an account. */
    deleteGuestData: build.mutation<MessageResponse, void>({
      query: () => ({ url: '/api/guest', method: 'DELETE' }),
    }),
  }),
});

const newestFirst = (contracts: readonly ContractListItem[]): ContractListItem[] =>
  [...contracts].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));

export const {
  useCopyContractMutation,
  useDeleteContractMutation,
  useDeleteGuestDataMutation,
  useLabelContractMutation,
  useListContractsQuery,
} = contractsApi;
