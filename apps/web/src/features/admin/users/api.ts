import type { AdminUsersResponse, User, UserAct, UserActResponse } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { listAddress } from '../components/list-address.js';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<AdminUsersResponse, { readonly search: string; readonly page: number }>({
      query: (asked) => listAddress('/api/admin/users', asked),
      providesTags: ['Admin'],
    }),
    changeUser: build.mutation<UserActResponse, { readonly id: User['id']; readonly act: UserAct }>({
      query: ({ id, act }) => ({ url: `/api/admin/users/${id}/${act}`, method: 'POST' }),
      invalidatesTags: (result) => (result ? ['Admin'] : []),
    }),
  }),
});

export const { useListUsersQuery, useChangeUserMutation } = usersApi;
