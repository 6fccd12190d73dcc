import { identityCalls } from '@pactwright/protocol';
import { api } from '../../shared/api/base-api.js';
import { endpoint } from '../../shared/api/endpoint.js';

const claimCodeApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A code that takes what this browser's visitor owns to an account elsewhere. */
    makeClaimCode: build.mutation(endpoint(identityCalls.makeClaimCode)),
  }),
});

export const { useMakeClaimCodeMutation } = claimCodeApi;
