import { defineCall } from '../calls/call.js';
import type { User } from './auth.js';
import type { AuthResponse, CurrentUserResponse } from './responses.js';

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
