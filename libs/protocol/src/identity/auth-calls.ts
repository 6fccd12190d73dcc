import type { z } from 'zod';
import { defineCall } from '../calls/call.js';
import type { DoneResponse, MessageResponse } from '../platform/message.js';
import type { checkResetRequest, forgotPasswordRequest, resetPasswordRequest } from './accounts.js';
import type { Credentials, Registration } from './auth.js';
import type { AuthOptions, AuthResponse } from './responses.js';

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
