import {
  contractsCalls,
  identityCalls,
  type ContractListItem,
  type LabelContractRequest,
  type Language,
} from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';
import { requestTo } from '../../shared/api/request-to.js';
import { doubtCurrentUser } from '../../shared/auth/current-user.js';

type ContractList = readonly ContractListItem[] | { readonly contracts: readonly ContractListItem[] };

const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * A user's contracts are a bare array; those of a visitor's browser come wrapped. Types of work are named in the language
     * that was asked in.
     */
    listContracts: build.query<ContractListItem[], { isSignedIn: boolean; language: Language }>({
      query: ({ isSignedIn }) =>
        isSignedIn ? requestTo(contractsCalls.listContracts) : requestTo(contractsCalls.listContractsWrapped),
      transformResponse: (list: ContractList) => newestFirst('contracts' in list ? list.contracts : list),
      providesTags: ['Contracts'],
      /* An empty list is also what somebody gets whose session was ended elsewhere: they must not read that they have none. */
      onQueryStarted: async ({ isSignedIn }, { queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (isSignedIn && answer?.data.length === 0) await doubtCurrentUser();
      },
    }),
    deleteContract: build.mutation({
      ...endpoint(contractsCalls.deleteContract, (id: string) => ({ params: { id } })),
      invalidatesTags: (answer) => (answer ? ['Contracts', 'PaymentStatus', 'Account'] : []),
    }),
    labelContract: build.mutation({
      ...endpoint(contractsCalls.labelContract, ({ id, ...body }: { id: string } & LabelContractRequest) => ({
        params: { id },
        body,
      })),
      invalidatesTags: (answer) => (answer ? ['Contracts'] : []),
    }),
    copyContract: build.mutation({
      ...endpoint(contractsCalls.copyContract, (id: string) => ({ params: { id } })),
      invalidatesTags: (answer) => (answer ? ['Contracts'] : []),
    }),
    /** Everything that was made in this browser without an account. */
    deleteGuestData: build.mutation(endpoint(identityCalls.deleteGuest)),
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
