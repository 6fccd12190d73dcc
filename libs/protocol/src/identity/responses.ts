import { z } from 'zod';
import { doneResponse, messageResponse } from '../platform/message.js';
import { pageOf } from '../platform/paging.js';
import type { Told } from '../platform/told.js';
import { ownedContract } from '../contracts/administration.js';
import { ACTION_STATUSES, auditEntry } from './administration.js';
import { user } from './auth.js';

/** Who is signed in. */
export const currentUser = doneResponse.extend({ user });
export type CurrentUserResponse = Told<typeof currentUser>;

export const signedIn = messageResponse.extend({ user });
/** `user` is absent from the answer to a sign-out. */
export const authResponse = signedIn.partial({ user: true });
export type AuthResponse = Told<typeof authResponse>;

export const profileResponse = signedIn.extend({
  /** How many other sessions a change of the password ended. */
  endedSessions: z.int(),
});
export type ProfileResponse = Told<typeof profileResponse>;

export const sessionView = z.object({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** As the browser names itself, for example `Firefox` and `Linux`; null when it does not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isCurrent: z.boolean(),
});
export type SessionView = Told<typeof sessionView>;
export const sessionsResponse = z.object({ sessions: z.array(sessionView) });
export type SessionsResponse = Told<typeof sessionsResponse>;

/** What the sign-in dialog may offer here. */
export const authOptions = z.object({ passwordReset: z.boolean() });
export type AuthOptions = Told<typeof authOptions>;

/** A one-time code for what this browser's guest owns. */
export const claimCode = z.object({ code: z.string(), expiresAt: z.string() });
export type ClaimCodeResponse = Told<typeof claimCode>;

/** One thing that a user did, as the server saw it (T-45). `page` is the path of the page it was done from. */
export const recentAction = z.object({
  id: z.string(),
  /** One of `USER_ACTIONS`, or one that was remembered by an older release. */
  action: z.string(),
  page: z.string().nullable(),
  status: z.enum(ACTION_STATUSES),
  createdAt: z.string(),
});
export type RecentAction = Told<typeof recentAction>;

export const adminUser = user.extend({
  /** Seen within the last five minutes. */
  isOnline: z.boolean(),
  lastSeenAt: z.string().nullable(),
  recentActions: z.array(recentAction),
  contracts: z.array(ownedContract.omit({ ownerUserId: true })),
});
export type AdminUser = Told<typeof adminUser>;
export const adminUsers = pageOf(adminUser).extend({
  /** True when contracts could not be asked: then `contracts` of every user is empty. */
  areContractsMissing: z.boolean(),
});
export type AdminUsersResponse = Told<typeof adminUsers>;

export const userActResponse = currentUser;
export type UserActResponse = CurrentUserResponse;

export const auditEntryView = auditEntry.extend({
  /** Null when the account is gone. */
  actorEmail: z.string().nullable(),
});
export type AuditEntryView = Told<typeof auditEntryView>;
export const auditPage = pageOf(auditEntryView);
export type AuditResponse = Told<typeof auditPage>;
