import { BILLING_ERRORS } from './billing.js';
import { CONTRACTS_ERRORS } from './contracts.js';
import { DOCUMENTS_ERRORS } from './documents.js';
import { I18N_ERRORS } from './i18n.js';
import { IDENTITY_ERRORS } from './identity.js';
import { WIZARD_CONFIG_ERRORS } from './wizard-config.js';
import { entryMessage, type ErrorEntry, type ErrorParams } from './error-entry.js';
import type { Language } from '../platform/languages.js';

/**
 * Every error a service answers with: its HTTP status and the text shown to the caller. `{name}` is replaced by the parameter.
 * Codes are stable, texts are not.
 */
export const ERRORS = {
  INTERNAL: {
    status: 500,
    message: {
      en: 'Something went wrong on our side. Please try again.',
      lt: 'Įvyko klaida mūsų pusėje. Bandykite dar kartą.',
    },
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: {
      en: 'This part of the service is not available right now. Please try again in a moment.',
      lt: 'Ši paslaugos dalis šiuo metu nepasiekiama. Bandykite dar kartą po akimirkos.',
    },
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    message: { en: 'There is nothing at this address.', lt: 'Šiuo adresu nieko nėra.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: { en: 'This method is not allowed here.', lt: 'Šis metodas čia neleidžiamas.' },
  },
  VALIDATION_FAILED: {
    status: 400,
    message: { en: 'The request is not valid: {details}', lt: 'Užklausa netinkama: {details}' },
  },
  MALFORMED_REQUEST: {
    status: 400,
    message: { en: 'The request could not be read.', lt: 'Nepavyko perskaityti užklausos.' },
  },
  REQUEST_TOO_SLOW: {
    status: 408,
    message: { en: 'The request took too long to arrive.', lt: 'Užklausa atkeliavo per lėtai.' },
  },
  REQUEST_HEAD_TOO_LARGE: {
    status: 431,
    message: {
      en: 'The address or the headers of the request are too long.',
      lt: 'Užklausos adresas arba antraštės per ilgos.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: { en: 'The request is too large.', lt: 'Užklausa per didelė.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { en: 'This content type is not accepted here.', lt: 'Toks turinio tipas čia nepriimamas.' },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      en: 'Too many requests. Please try again in {seconds} s.',
      lt: 'Per daug užklausų. Bandykite dar kartą po {seconds} s.',
    },
  },
  TOO_MANY_CHECKS: {
    status: 429,
    message: {
      en: 'The hourly limit of contract checks is reached. The next one is possible in {minutes} min.',
      lt: 'Pasiekta sutarčių patikrų per valandą riba. Kitą sutartį galėsite patikrinti po {minutes} min.',
    },
  },
  TOO_MANY_FILES: {
    status: 429,
    message: {
      en: 'The hourly limit of Word files is reached. The next one can be made in {minutes} min.',
      lt: 'Pasiekta per valandą parengiamų „Word“ failų riba. Kitą failą bus galima parengti po {minutes} min.',
    },
  },
  CROSS_SITE_REQUEST: {
    status: 403,
    message: {
      en: 'The request came from another site and was refused.',
      lt: 'Užklausa atėjo iš kitos svetainės ir buvo atmesta.',
    },
  },
  CSRF_TOKEN_INVALID: {
    status: 403,
    message: {
      en: 'This page is out of date. Please reload it and try again.',
      lt: 'Šis puslapis pasenęs. Įkelkite jį iš naujo ir bandykite dar kartą.',
    },
  },
  CALLER_NOT_TRUSTED: {
    status: 401,
    message: { en: 'The caller could not be verified.', lt: 'Nepavyko patvirtinti užklausos siuntėjo.' },
  },
  NOT_SIGNED_IN: {
    status: 401,
    message: { en: 'Please sign in first.', lt: 'Pirmiausia prisijunkite.' },
  },
  ADMIN_ONLY: {
    status: 403,
    message: { en: 'Only administrators may do this.', lt: 'Tai gali daryti tik administratoriai.' },
  },
  ...IDENTITY_ERRORS,
  ...CONTRACTS_ERRORS,
  ...DOCUMENTS_ERRORS,
  ...BILLING_ERRORS,
  ...WIZARD_CONFIG_ERRORS,
  ...I18N_ERRORS,
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** The one body of every refused HTTP request. `error` repeats `message` for the calls whose specified shape names it. */
export interface ErrorBody {
  readonly success: false;
  readonly message: string;
  readonly error: string;
  readonly code: ErrorCode;
  readonly requestId: string;
  /** Path of a field to what is wrong with it, for VALIDATION_FAILED. */
  readonly fields?: Readonly<Record<string, string>>;
}

export function errorMessage(code: ErrorCode, lang: Language, params: ErrorParams = {}): string {
  return entryMessage(ERRORS[code], lang, params);
}
