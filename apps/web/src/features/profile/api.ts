import type {
  MessageResponse,
  ProfileRequest,
  ProfileResponse,
  SessionView,
  SessionsResponse,
} from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation<ProfileResponse, ProfileRequest>({
      query: (body) => ({ url: '/api/user/profile', method: 'PUT', body }),
      invalidatesTags: (result) => (result ? ['Account'] : []),
    }),
    listSessions: build.query<readonly SessionView[], void>({
      query: () => '/api/user/sessions',
      transformResponse: ({ sessions }: SessionsResponse) => sessions,
      providesTags: ['Account'],
    }),
    endSession: build.mutation<MessageResponse, SessionView['id']>({
      query: (id) => ({ url: `/api/user/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    endOtherSessions: build.mutation<MessageResponse, void>({
      query: () => ({ url: '/api/user/sessions', method: 'DELETE' }),
      invalidatesTags: ['Account'],
    }),
    claimContracts: build.mutation<MessageResponse, string>({
      query: (code) => ({ url: '/api/user/claims', method: 'POST', body: { code } }),
      invalidatesTags: (result) => (result ? ['Contracts', 'PaymentStatus', 'Account'] : []),
    }),
    deleteAccount: build.mutation<MessageResponse, string>({
      query: (password) => ({ url: '/api/user', method: 'DELETE', body: { password } }),
    }),
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
