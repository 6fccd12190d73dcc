import {
  ERRORS,
  errorMessage,
  language as languageSchema,
  profileRequest,
  type ErrorCode,
  type Language,
  type ProfileRequest,
  type User,
} from '@pactwright/protocol';

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

export type ReadProfile =
  | { readonly request: ProfileRequest; readonly errors?: undefined }
  | { readonly request?: undefined; readonly errors: Partial<Record<ProfileField, string>> };

/** What is sent, or what is wrong with which field in the reader's language; `differ` is said when the two passwords do (T-17). */
export function readProfile(
  values: ProfileValues,
  email: string,
  language: Language,
  differ: string,
): ReadProfile {
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
  const errors: Partial<Record<ProfileField, string>> = {};
  if (newPassword !== confirmPassword) errors.confirmPassword = differ;
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path[0] as ProfileField;
    errors[name] ??=
      issue.message in ERRORS ? errorMessage(issue.message as ErrorCode, language) : issue.message;
  }
  return parsed.success && Object.keys(errors).length === 0 ? { request: parsed.data } : { errors };
}
