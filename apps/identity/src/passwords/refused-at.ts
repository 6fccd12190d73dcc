import { errorMessage, type ErrorCode } from '@pactwright/protocol';
import { AppError, currentLanguage } from '@pactwright/server-kit';

/** Where a request has a password. */
export type PasswordField = 'password' | 'currentPassword' | 'newPassword';

/** A refusal that names the field it is about, as the refusals of a request's shape do. */
export const refusedAt = (field: PasswordField, code: ErrorCode): AppError =>
  new AppError(code, {}, { fields: { [field]: errorMessage(code, currentLanguage()) } });
