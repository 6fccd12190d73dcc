import type { MessageResponse } from '@pactwright/protocol';
import { api } from '../../../shared/api/base-api.js';

const confirmationApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmPassword: build.mutation<MessageResponse, string>({
      query: (password) => ({ url: '/api/auth/confirm-password', method: 'POST', body: { password } }),
    }),
  }),
});

export const { useConfirmPasswordMutation } = confirmationApi;
