import { z } from 'zod';
import { doneResponse, messageResponse } from '../platform/message.js';
import { uuid } from '../platform/uuid.js';
import { created, json, wire } from '../calls/wire.js';
import {
  checkResetRequest,
  claimRequest,
  confirmPasswordRequest,
  deleteAccountRequest,
  forgotPasswordRequest,
  profileRequest,
  resetPasswordRequest,
} from './accounts.js';
import { USER_ACTS, adminUsersQuery, auditQuery } from './administration.js';
import { credentials, registration, user } from './auth.js';
import * as calls from './calls.js';
import type { IDENTITY_ERRORS } from '../errors/identity.js';
import {
  adminUsers,
  auditPage,
  authOptions,
  authResponse,
  claimCode,
  currentUser,
  profileResponse,
  sessionsResponse,
  userActResponse,
} from './responses.js';

const PASSWORD_REFUSALS = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_CONTROL_CHARACTER',
] as const satisfies readonly (keyof typeof IDENTITY_ERRORS)[];

export const identityWires = {
  register: wire(calls.register, {
    summary: 'Creates an account and signs in.',
    access: 'public',
    alias: '/api/register',
    body: registration,
    answer: created(authResponse),
    refusals: [
      'INVALID_EMAIL',
      ...PASSWORD_REFUSALS,
      'PASSWORD_COMMON',
      'EMAIL_ALREADY_REGISTERED',
      'ACCOUNT_NOT_FOUND',
    ],
    isSignIn: true,
  }),
  signIn: wire(calls.signIn, {
    summary: 'Signs in.',
    access: 'public',
    alias: '/api/login',
    body: credentials,
    answer: json(authResponse),
    refusals: ['INVALID_EMAIL', ...PASSWORD_REFUSALS, 'SIGN_IN_FAILED'],
    isSignIn: true,
  }),
  signOut: wire(calls.signOut, {
    summary: 'Ends the session.',
    access: 'public',
    alias: '/api/logout',
    answer: json(authResponse),
    noted: 'account.sign-out',
  }),
  getCurrentUser: wire(calls.getCurrentUser, {
    summary: 'The signed-in user.',
    access: 'signed-in',
    answer: json(currentUser),
  }),
  getUser: wire(calls.getUser, {
    summary: 'The signed-in user, bare.',
    access: 'signed-in',
    answer: json(user),
  }),
  confirmPassword: wire(calls.confirmPassword, {
    summary: 'The password again: for 15 minutes this session may do what asks for it.',
    access: 'signed-in',
    body: confirmPasswordRequest,
    answer: json(messageResponse),
    refusals: ['CURRENT_PASSWORD_WRONG'],
  }),
  getAuthOptions: wire(calls.getAuthOptions, {
    summary: 'What the sign-in dialog may offer here.',
    access: 'public',
    answer: json(authOptions),
  }),
  forgotPassword: wire(calls.forgotPassword, {
    summary: 'Mails a link for a new password, if there is such an account; answers alike either way.',
    access: 'public',
    body: forgotPasswordRequest,
    answer: json(messageResponse),
    refusals: ['INVALID_EMAIL', 'PASSWORD_RESET_OFF'],
  }),
  resetPassword: wire(calls.resetPassword, {
    summary: 'Sets a new password with the token of the mailed link.',
    access: 'public',
    body: resetPasswordRequest,
    answer: json(messageResponse),
    refusals: [...PASSWORD_REFUSALS, 'PASSWORD_COMMON', 'PASSWORD_RESET_OFF', 'RESET_LINK_INVALID'],
  }),
  checkReset: wire(calls.checkReset, {
    summary: 'Whether the mailed link may still be used.',
    access: 'public',
    body: checkResetRequest,
    answer: json(doneResponse),
    refusals: ['PASSWORD_RESET_OFF', 'RESET_LINK_INVALID'],
  }),
  makeClaimCode: wire(calls.makeClaimCode, {
    summary: 'A one-time code with which an account can take over what this visitor owns.',
    access: 'guest',
    answer: created(claimCode),
  }),
  claimContracts: wire(calls.claimContracts, {
    summary: 'Takes over what a visitor owns, with their code.',
    access: 'signed-in',
    body: claimRequest,
    answer: json(messageResponse),
    refusals: ['CLAIM_CODE_INVALID'],
    noted: 'contract.claim',
  }),
  saveProfile: wire(calls.saveProfile, {
    summary: 'Saves the profile; with a new password, ends the sessions elsewhere.',
    access: 'signed-in',
    body: profileRequest,
    answer: json(profileResponse),
    refusals: [
      'FIRST_NAME_REQUIRED',
      'LAST_NAME_REQUIRED',
      'CURRENT_PASSWORD_NEEDED',
      'CURRENT_PASSWORD_WRONG',
      ...PASSWORD_REFUSALS,
      'PASSWORD_COMMON',
    ],
    noted: 'profile.update',
  }),
  listSessions: wire(calls.listSessions, {
    summary: 'Where the user is signed in.',
    access: 'signed-in',
    answer: json(sessionsResponse),
  }),
  endSession: wire(calls.endSession, {
    summary: 'Signs out there.',
    access: 'signed-in',
    params: { id: z.string().regex(/^[0-9a-f]{64}$/) },
    answer: json(messageResponse),
    refusals: ['SESSION_NOT_FOUND'],
  }),
  endOtherSessions: wire(calls.endOtherSessions, {
    summary: 'Signs out everywhere else.',
    access: 'signed-in',
    answer: json(messageResponse),
  }),
  deleteAccount: wire(calls.deleteAccount, {
    summary: 'Deletes the account with everything in it.',
    access: 'signed-in',
    body: deleteAccountRequest,
    answer: json(messageResponse),
    refusals: ['CURRENT_PASSWORD_WRONG', 'LAST_ADMIN'],
  }),
  deleteGuest: wire(calls.deleteGuest, {
    summary: 'Deletes everything made in this browser without an account.',
    access: 'guest',
    answer: json(messageResponse),
  }),
  listUsers: wire(calls.listUsers, {
    summary: 'The accounts with what their owners did lately, newest first.',
    access: 'admin',
    query: adminUsersQuery,
    answer: json(adminUsers),
  }),
  changeUser: wire(calls.changeUser, {
    summary: 'Disables or enables an account, grants or revokes administration; with a confirmed password.',
    access: 'admin',
    isConfirmed: true,
    params: { act: z.enum(USER_ACTS, 'ROUTE_NOT_FOUND'), id: uuid('USER_NOT_FOUND') },
    answer: json(userActResponse),
    refusals: ['ROUTE_NOT_FOUND', 'USER_NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN'],
    noted: 'users.change',
  }),
  listAuditEntries: wire(calls.listAuditEntries, {
    summary: 'Who did what, newest first.',
    access: 'admin',
    query: auditQuery,
    answer: json(auditPage),
  }),
};
