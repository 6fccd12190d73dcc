import { z } from 'zod';
import { language } from '../platform/language.js';
import { writtenText } from '../platform/written-text.js';
import { credentials, type User } from './auth.js';

const optionalText = (max: number) => writtenText().max(max).nullish();

/** PUT /api/user/profile. `email` is accepted and ignored; any other unknown key is refused (T-16). Issue messages are error codes. */
export const profileRequest = z
  .strictObject({
    email: z.string().max(254).nullish(),
    firstName: writtenText().min(1, 'FIRST_NAME_REQUIRED').max(100),
    lastName: writtenText().min(1, 'LAST_NAME_REQUIRED').max(100),
    company: optionalText(200),
    country: optionalText(100),
    city: optionalText(100),
    preferredLanguage: language.nullish(),
    /** Needed beside `newPassword` (T-17). An empty string is none. */
    currentPassword: z.string().max(256).nullish(),
    newPassword: z.union([z.literal(''), credentials.shape.password]).nullish(),
  })
  .refine(({ newPassword, currentPassword }) => !newPassword || !!currentPassword, {
    path: ['currentPassword'],
    message: 'CURRENT_PASSWORD_NEEDED',
  });
export type ProfileRequest = z.infer<typeof profileRequest>;
export interface ProfileResponse {
  readonly success: true;
  readonly message: string;
  readonly user: User;
  /** How many other sessions a change of the password ended. */
  readonly endedSessions: number;
}

/** GET /api/user/sessions → { sessions }; DELETE /api/user/sessions/{id} ends one, DELETE /api/user/sessions all but this one. */
export interface SessionView {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** As the browser names itself, for example `Firefox` and `Linux`; null when it does not. */
  readonly browser: string | null;
  readonly system: string | null;
  readonly isCurrent: boolean;
}
export interface SessionsResponse {
  readonly sessions: readonly SessionView[];
}

/** GET /api/auth/options: what the sign-in dialog may offer here. */
export interface AuthOptions {
  readonly passwordReset: boolean;
}

/** POST /api/auth/forgot-password: answered alike whether there is such an account or not. */
export const forgotPasswordRequest = z.object({ email: credentials.shape.email });
/** POST /api/auth/reset-password: the token of the mailed link, good once and for an hour. */
export const resetPasswordRequest = z.object({
  token: z.string().max(200),
  newPassword: credentials.shape.password,
});
/** POST /api/auth/reset-password/check: whether the link may still be used; RESET_LINK_INVALID says that it may not. */
export const checkResetRequest = resetPasswordRequest.pick({ token: true });
export interface CheckResetResponse {
  readonly success: true;
}
export interface MessageResponse {
  readonly success: true;
  readonly message: string;
}

/** POST /api/auth/confirm-password: for 15 minutes this session may do what @Confirmed guards (roles, queues, deletion). */
export const confirmPasswordRequest = z.object({ password: z.string().max(256) });
export const CONFIRMED_MINUTES = 15;

/**
 * POST /api/auth/claim-codes (no body) → a one-time code for what this browser's guest owns; POST /api/user/claims by
 * somebody signed in, perhaps elsewhere, moves all of that to their account.
 */
export interface ClaimCodeResponse {
  readonly code: string;
  readonly expiresAt: string;
}
export const claimRequest = z.object({ code: z.string().trim().max(64) });

/** DELETE /api/user: the account with everything, after the password was confirmed. Receipts stay, without the person. */
export const deleteAccountRequest = z.object({ password: z.string().max(256) });
