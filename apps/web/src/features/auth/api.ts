import type { AuthResponse, Credentials } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Partial<AuthResponse>, Credentials>({
      query: (body) => ({ url: '/api/auth/register', method: 'POST', body }),
    }),
    login: build.mutation<Partial<AuthResponse>, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
  }),
});

export const { useRegisterMutation, useLoginMutation } = authApi;

/** What belongs to somebody: to be fetched again once it is known who they are. */
export const ownedTags = ['CurrentUser', 'Contracts', 'PaymentStatus'] as const;
