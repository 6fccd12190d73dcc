import { z } from 'zod';
import { language } from '../platform/language.js';
import { uuid } from '../platform/uuid.js';

export const PASSWORD_MIN_LENGTH = 8;
const PASSWORD_MAX_LENGTH = 256;

/** Sign-in and registration. Issue messages are error codes, to be shown in the reader's language. */
export const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254, 'INVALID_EMAIL').pipe(z.email('INVALID_EMAIL')),
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH, 'PASSWORD_TOO_SHORT')
    .max(PASSWORD_MAX_LENGTH, 'PASSWORD_TOO_LONG')
    .regex(/^\P{Cc}*$/u, 'PASSWORD_CONTROL_CHARACTER'),
});
export type Credentials = z.infer<typeof credentials>;

export const registration = credentials.extend({
  /** Somebody who means to sign in: an address that is not known is refused, instead of given an account. */
  isReturning: z.boolean().optional(),
});
export type Registration = z.infer<typeof registration>;

export const user = z.object({
  id: uuid(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  company: z.string().nullable(),
  preferredLanguage: language.nullable(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type User = z.infer<typeof user>;
