import type { z } from 'zod';
import { defineCall } from '../calls/call.js';
import type { MessageResponse } from '../platform/message.js';
import type { ProfileRequest, claimRequest, deleteAccountRequest } from './accounts.js';
import type { ClaimCodeResponse, ProfileResponse, SessionView, SessionsResponse } from './responses.js';

export const makeClaimCode = defineCall<{ answer: ClaimCodeResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/claim-codes',
});

/** By somebody signed in, perhaps elsewhere: moves all that the code stands for to their account. */
export const claimContracts = defineCall<{ body: z.infer<typeof claimRequest>; answer: MessageResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/user/claims',
});

export const saveProfile = defineCall<{ body: ProfileRequest; answer: ProfileResponse }>({
  service: 'identity',
  method: 'PUT',
  path: '/api/user/profile',
});

export const listSessions = defineCall<{ answer: SessionsResponse }>({
  service: 'identity',
  method: 'GET',
  path: '/api/user/sessions',
});

export const endSession = defineCall<{ params: Pick<SessionView, 'id'>; answer: MessageResponse }>({
  service: 'identity',
  method: 'DELETE',
  path: '/api/user/sessions/:id',
});

export const endOtherSessions = defineCall<{ answer: MessageResponse }>({
  service: 'identity',
  method: 'DELETE',
  path: '/api/user/sessions',
});

export const deleteAccount = defineCall<{
  body: z.infer<typeof deleteAccountRequest>;
  answer: MessageResponse;
}>({ service: 'identity', method: 'DELETE', path: '/api/user' });

export const deleteGuest = defineCall<{ answer: MessageResponse }>({
  service: 'identity',
  method: 'DELETE',
  path: '/api/guest',
});
