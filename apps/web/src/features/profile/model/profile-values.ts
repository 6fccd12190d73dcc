import {
  language as languageSchema,
  profileRequest,
  type Language,
  type ProfileRequest,
  type User,
} from '@pactwright/protocol';
import { schemaErrors } from '../../../shared/form/schema-errors.js';
import type { Checked } from '../../../shared/form/use-form.js';

/** The form as it is typed; an empty text is none. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly country: string;
  readonly city: string;
  readonly preferredLanguage: Language | '';
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}
export type ProfileField = keyof ProfileValues;

export const NO_PASSWORDS = { currentPassword: '', newPassword: '', confirmPassword: '' } as const;

export const valuesOf = (user: User): ProfileValues => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  company: user.company ?? '',
  country: user.country ?? '',
  city: user.city ?? '',
  preferredLanguage: user.preferredLanguage ?? '',
  ...NO_PASSWORDS,
});

/** What is sent, or what is wrong with which field in the reader's language; `differ` is said when the two passwords do (T-17). */
export function readProfile(
  values: ProfileValues,
  email: string,
  language: Language,
  differ: string,
): Checked<ProfileValues, ProfileRequest> {
  const { confirmPassword, preferredLanguage, currentPassword, newPassword, ...rest } = values;
  const texts = Object.fromEntries(Object.entries(rest).map(([name, text]) => [name, text.trim() || null]));
  const parsed = profileRequest.safeParse({
    email,
    ...texts,
    firstName: values.firstName,
    lastName: values.lastName,
    preferredLanguage: languageSchema.safeParse(preferredLanguage).data ?? null,
    ...(newPassword ? { currentPassword, newPassword } : {}),
  });
  const differing = newPassword === confirmPassword ? {} : { confirmPassword: differ };
  if (parsed.success && newPassword === confirmPassword) return { data: parsed.data };
  return { errors: { ...(parsed.error && schemaErrors(parsed.error, language)), ...differing } };
}
