import { identityCalls, type ProfileRequest, type SessionView } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation({
      ...endpoint(identityCalls.saveProfile, (body: ProfileRequest) => ({ body })),
      invalidatesTags: (result) => (result ? ['Account'] : []),
    }),
    listSessions: build.query({
      ...endpoint(
        identityCalls.listSessions,
        () => ({}),
        ({ sessions }) => sessions,
      ),
      providesTags: ['Account'],
    }),
    endSession: build.mutation({
      ...endpoint(identityCalls.endSession, (id: SessionView['id']) => ({ params: { id } })),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint(identityCalls.endOtherSessions),
      invalidatesTags: ['Account'],
    }),
    claimContracts: build.mutation({
      ...endpoint(identityCalls.claimContracts, (code: string) => ({ body: { code } })),
      invalidatesTags: (result) => (result ? ['Contracts', 'PaymentStatus', 'Account'] : []),
    }),
    deleteAccount: build.mutation(
      endpoint(identityCalls.deleteAccount, (password: string) => ({ body: { password } })),
    ),
  }),
});

export const {
  useSaveProfileMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useClaimContractsMutation,
  useDeleteAccountMutation,
} = profileApi;
