import type { SerializedError } from '@reduxjs/toolkit';
import type { AuthResponse, ErrorCode, Language } from '@pactwright/protocol';
import { isApiError, type ApiError } from '../../../shared/api/api-error.js';

/** What came back from one of the two calls: the server may refuse with a status or with `success: false`. */
export type AuthAnswer =
  | { readonly data: Partial<AuthResponse>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError | SerializedError };

export type AuthOutcome =
  | { readonly kind: 'registered' }
  | { readonly kind: 'signed-in'; readonly preferredLanguage: Language | null }
  | { readonly kind: 'refused'; readonly at: 'register' | 'login'; readonly message: string | undefined }
  /** Nobody has an account with this address, and none was asked for. */
  | { readonly kind: 'unknown' }
  /** No answer came at all. */
  | { readonly kind: 'failed'; readonly message: string };

const UNKNOWN = 'ACCOUNT_NOT_FOUND' satisfies ErrorCode;
const ALREADY_REGISTERED = 'Email already registered';

/** Registers; when the address is known already, the same credentials sign in. */
export async function registerOrSignIn(calls: {
  register: () => PromiseLike<AuthAnswer>;
  login: () => PromiseLike<AuthAnswer>;
}): Promise<AuthOutcome> {
  const registration = read(await calls.register());
  if (registration.kind === 'accepted') return { kind: 'registered' };
  if (registration.kind === 'failed') return registration;
  if (registration.code === UNKNOWN) return { kind: 'unknown' };
  if (!registration.message?.includes(ALREADY_REGISTERED)) {
    return { kind: 'refused', at: 'register', message: registration.message };
  }
  const login = read(await calls.login());
  if (login.kind === 'accepted') return { kind: 'signed-in', preferredLanguage: login.preferredLanguage };
  return login.kind === 'failed' ? login : { kind: 'refused', at: 'login', message: login.message };
}

type Reading =
  | { readonly kind: 'accepted'; readonly preferredLanguage: Language | null }
  | { readonly kind: 'refused'; readonly message: string | undefined; readonly code?: string | undefined }
  | { readonly kind: 'failed'; readonly message: string };

function read(answer: AuthAnswer): Reading {
  if (answer.data) {
    const { success, message, user } = answer.data;
    if (success !== true) return { kind: 'refused', message };
    return { kind: 'accepted', preferredLanguage: user?.preferredLanguage ?? null };
  }
  const { error } = answer;
  if (!isApiError(error)) return { kind: 'failed', message: error.message ?? '' };
  const { status, message, summary, code } = error;
  return status === null ? { kind: 'failed', message: summary } : { kind: 'refused', message, code };
}
