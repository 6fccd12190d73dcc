import type { SerializedError } from '@reduxjs/toolkit';
import { isApiError, type ApiError } from '../../../shared/api/api-error.js';
import type { PaymentAnswer } from '../api.js';

export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'sign-in-needed' }
  /** `reason` names the product's text, `message` is the server's own and goes first. */
  | {
      readonly kind: 'refused';
      readonly reason: 'failed' | 'invalid' | 'notProcessed';
      readonly message?: string;
    };

const CHECKOUT_HOSTS: ReadonlySet<string> = new Set(['checkout.stripe.com']);

export function readPaymentAnswer(
  answer:
    | { data: PaymentAnswer | null; error?: undefined }
    | { data?: undefined; error: ApiError | SerializedError },
  ownHost: string,
): PaymentOutcome {
  if (answer.error !== undefined) return readError(answer.error);
  const { success, testMode, checkoutUrl, error } = answer.data ?? {};
  if (success === true && testMode === true) return { kind: 'paid' };
  if (success === true && isCheckoutUrl(checkoutUrl, ownHost)) return { kind: 'checkout', url: checkoutUrl };
  return typeof error === 'string' && error !== ''
    ? { kind: 'refused', reason: 'failed', message: error }
    : { kind: 'refused', reason: 'invalid' };
}

function readError(error: ApiError | SerializedError): PaymentOutcome {
  if (!isApiError(error) || error.status === null) return { kind: 'refused', reason: 'notProcessed' };
  if (error.code === 'SIGN_IN_TO_SUBSCRIBE') return { kind: 'sign-in-needed' };
  return { kind: 'refused', reason: 'failed', ...(error.message ? { message: error.message } : {}) };
}

/** Only the provider's checkout, or a stand-in on our own host: nobody is led anywhere else to type a card number. */
function isCheckoutUrl(url: unknown, ownHost: string): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return hostname === ownHost || (protocol === 'https:' && CHECKOUT_HOSTS.has(hostname));
}
