import type { z } from 'zod';
import { defineCall } from '../platform/call.js';
import type { DoneResponse, MessageResponse } from '../platform/message.js';
import type { AskedPage } from '../platform/paging.js';
import type {
  ProfileRequest,
  checkResetRequest,
  claimRequest,
  confirmPasswordRequest,
  deleteAccountRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
} from './accounts.js';
import type { UserAct } from './administration.js';
import type { Credentials, Registration, User } from './auth.js';
import type {
  AdminUsersResponse,
  AuditResponse,
  AuthOptions,
  AuthResponse,
  ClaimCodeResponse,
  CurrentUserResponse,
  ProfileResponse,
  SessionView,
  SessionsResponse,
  UserActResponse,
} from './responses.js';

export const register = defineCall<{ body: Registration; answer: AuthResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/register',
});

export const signIn = defineCall<{ body: Credentials; answer: AuthResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/login',
});

export const signOut = defineCall<{ answer: AuthResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/logout',
});

export const getCurrentUser = defineCall<{ answer: CurrentUserResponse }>({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/user',
});

/** The user, bare. */
export const getUser = defineCall<{ answer: User }>({
  service: 'identity',
  method: 'GET',
  path: '/api/user',
});

export const confirmPassword = defineCall<{
  body: z.infer<typeof confirmPasswordRequest>;
  answer: MessageResponse;
}>({ service: 'identity', method: 'POST', path: '/api/auth/confirm-password' });

export const getAuthOptions = defineCall<{ answer: AuthOptions }>({
  service: 'identity',
  method: 'GET',
  path: '/api/auth/options',
});

/** Answered alike whether there is such an account or not. */
export const forgotPassword = defineCall<{
  body: z.infer<typeof forgotPasswordRequest>;
  answer: MessageResponse;
}>({ service: 'identity', method: 'POST', path: '/api/auth/forgot-password' });

export const resetPassword = defineCall<{
  body: z.infer<typeof resetPasswordRequest>;
  answer: MessageResponse;
}>({ service: 'identity', method: 'POST', path: '/api/auth/reset-password' });

/** Whether the link may still be used; RESET_LINK_INVALID says that it may not. */
export const checkReset = defineCall<{ body: z.infer<typeof checkResetRequest>; answer: DoneResponse }>({
  service: 'identity',
  method: 'POST',
  path: '/api/auth/reset-password/check',
});

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

export const listUsers = defineCall<{
  query: AskedPage & { readonly search?: string };
  answer: AdminUsersResponse;
}>({ service: 'identity', method: 'GET', path: '/api/admin/users' });

export const changeUser = defineCall<{
  params: { readonly id: User['id']; readonly act: UserAct };
  answer: UserActResponse;
}>({ service: 'identity', method: 'POST', path: '/api/admin/users/:id/:act' });

export const listAuditEntries = defineCall<{
  query: AskedPage & {
    readonly [K in 'action' | 'actorUserId' | 'subjectId' | 'from' | 'to']?: string | undefined;
  };
  answer: AuditResponse;
}>({ service: 'identity', method: 'GET', path: '/api/admin/audit' });
