import { identityCalls, type User, type UserAct } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query({
      ...endpoint(identityCalls.listUsers, (query: { readonly search: string; readonly page: number }) => ({
        query,
      })),
      providesTags: ['Admin'],
    }),
    changeUser: build.mutation({
      ...endpoint(identityCalls.changeUser, (params: { readonly id: User['id']; readonly act: UserAct }) => ({
        params,
      })),
      invalidatesTags: (result) => (result ? ['Admin'] : []),
    }),
  }),
});

export const { useListUsersQuery, useChangeUserMutation } = usersApi;
