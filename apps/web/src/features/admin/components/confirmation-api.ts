import { identityCalls } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';
import { endpoint } from '../../../shared/api/endpoint.js';

const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmPassword: build.mutation(
      endpoint(identityCalls.confirmPassword, (password: string) => ({ body: { password } })),
    ),
  }),
});

export const { useConfirmPasswordMutation } = confirmationApi;
