import type { ClaimCodeResponse } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';

const claimCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A code that takes what this browser's visitor owns to an account elsewhere. */
    makeClaimCode: build.mutation<ClaimCodeResponse, void>({
      query: () => ({ url: '/api/auth/claim-codes', method: 'POST' }),
    }),
  }),
});

export const { useMakeClaimCodeMutation } = claimCodeApi;
