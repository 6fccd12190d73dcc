import type { z } from 'zod';
import { defineCall } from '../calls/call.js';
import type { MessageResponse } from '../platform/message.js';
import type { AskedPage } from '../platform/paging.js';
import type { confirmPasswordRequest } from './accounts.js';
import type { UserAct } from './administration.js';
import type { User } from './auth.js';
import type { AdminUsersResponse, AuditResponse, UserActResponse } from './responses.js';

export const confirmPassword = defineCall<{
  body: z.infer<typeof confirmPasswordRequest>;
  answer: MessageResponse;
}>({ service: 'identity', method: 'POST', path: '/api/auth/confirm-password' });

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
