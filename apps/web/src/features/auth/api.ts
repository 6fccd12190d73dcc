import { identityCalls, type Credentials, type Registration } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation(endpoint(identityCalls.register, (body: Registration) => ({ body }))),
    login: build.mutation(endpoint(identityCalls.signIn, (body: Credentials) => ({ body }))),
    getAuthOptions: build.query(endpoint(identityCalls.getAuthOptions)),
    forgotPassword: build.mutation(
      endpoint(identityCalls.forgotPassword, (email: string) => ({ body: { email } })),
    ),
    /** Whether the link is still good. */
    checkReset: build.query(endpoint(identityCalls.checkReset, (token: string) => ({ body: { token } }))),
    resetPassword: build.mutation(
      endpoint(identityCalls.resetPassword, (body: { token: string; newPassword: string }) => ({ body })),
    ),
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
