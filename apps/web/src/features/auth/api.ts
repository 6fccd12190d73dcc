import type {
  AuthOptions,
  AuthResponse,
  CheckResetResponse,
  Credentials,
  MessageResponse,
  Registration,
} from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<Partial<AuthResponse>, Registration>({
      query: (body) => ({ url: '/api/auth/register', method: 'POST', body }),
    }),
    login: build.mutation<Partial<AuthResponse>, Credentials>({
      query: (body) => ({ url: '/api/auth/login', method: 'POST', body }),
    }),
    getAuthOptions: build.query<AuthOptions, void>({ query: () => '/api/auth/options' }),
    forgotPassword: build.mutation<MessageResponse, string>({
      query: (email) => ({ url: '/api/auth/forgot-password', method: 'POST', body: { email } }),
    }),
    /** Whether the link is still good. */
    checkReset: build.query<CheckResetResponse, string>({
      query: (token) => ({ url: '/api/auth/reset-password/check', method: 'POST', body: { token } }),
    }),
    resetPassword: build.mutation<MessageResponse, { token: string; newPassword: string }>({
      query: (body) => ({ url: '/api/auth/reset-password', method: 'POST', body }),
    }),
  }),
});

export const {
  useRegisterMutation,
  useLoginMutation,
  useGetAuthOptionsQuery,
  useForgotPasswordMutation,
  useCheckResetQuery,
  useResetPasswordMutation,
} = authApi;

/** What belongs to somebody: to be fetched again once somebody else is signed in. */
export const ownedTags = ['Contracts', 'PaymentStatus', 'Account', 'Admin'] as const;
