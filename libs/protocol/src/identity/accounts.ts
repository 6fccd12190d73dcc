import { z } from 'zod';
import { language } from '../platform/language.js';
import { writtenText } from '../platform/written-text.js';
import { credentials } from './auth.js';

const optionalText = (max: number) => writtenText().max(max).nullish();

/** `email` is accepted and ignored; any other unknown key is refused (T-16). Issue messages are error codes. */
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
export const forgotPasswordRequest = z.object({ email: credentials.shape.email });
/** The token of the mailed link, good once and for an hour. */
export const resetPasswordRequest = z.object({
  token: z.string().max(200),
  newPassword: credentials.shape.password,
});
export const checkResetRequest = resetPasswordRequest.pick({ token: true });
export const confirmPasswordRequest = z.object({ password: z.string().max(256) });
export const CONFIRMED_MINUTES = 15;

export const claimRequest = z.object({ code: z.string().trim().max(64) });

/** The account goes with everything; receipts stay, without the person. */
export const deleteAccountRequest = z.object({ password: z.string().max(256) });
