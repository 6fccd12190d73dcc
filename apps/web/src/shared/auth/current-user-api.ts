import type { CurrentUserResponse, User } from '@pactwright/protocol';
import { api } from '../api/base-api.js';
import { sendForJson } from '../api/request.js';

const currentUserApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The signed-in user, or null: a 401 means that nobody is signed in, which is no error. */
    getCurrentUser: build.query<User | null, void>({
      queryFn: async (_, { signal }) => {
        const result = await sendForJson({ url: '/api/auth/user', signal });
        if ('error' in result) return result.error.status === 401 ? { data: null } : { error: result.error };
        const { success, user } = result.data as Partial<CurrentUserResponse>;
        return { data: success === true && user ? user : null };
      },
      providesTags: ['CurrentUser'],
    }),
  }),
});

export const { useGetCurrentUserQuery } = currentUserApi;
