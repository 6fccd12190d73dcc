import type { SerializedError } from '@reduxjs/toolkit';
import { isApiError, type ApiError } from '../../../shared/api/api-error.js';
import { isProviderUrl } from '../../../shared/payment/provider-url.js';
import { PAYMENT_NEEDED, type PaymentAnswer } from '../api.js';

export type PaymentOutcome =
  | { readonly kind: 'paid' }
  | { readonly kind: 'checkout'; readonly url: string }
  | { readonly kind: 'sign-in-needed' }
  /** `reason` names the product's text, `message` is the server's own and goes first. */
  | {
      readonly kind: 'refused';
      readonly reason: 'failed' | 'invalid' | 'notProcessed';
      readonly message?: string;
      /** The subscription that was counted on does not pay for it. */
      readonly isPaymentNeeded?: boolean;
      /** The contract is not whole: the question whose answer mends it, where one does. */
      readonly toMend?: ToMend;
    };

export interface ToMend {
  readonly field: string | undefined;
}

export function readPaymentAnswer(
  answer:
    | { data: PaymentAnswer | null; error?: undefined }
    | { data?: undefined; error: ApiError | SerializedError },
  here: Pick<Location, 'hostname' | 'origin' | 'pathname'>,
): PaymentOutcome {
  if (answer.error !== undefined) return readError(answer.error);
  const { success, testMode, checkoutUrl, error } = answer.data ?? {};
  if (success === true && testMode === true) return { kind: 'paid' };
  if (success === true && isProviderUrl('checkout', checkoutUrl, here.hostname))
    return isOnPage(checkoutUrl, here) ? { kind: 'paid' } : { kind: 'checkout', url: checkoutUrl };
  return typeof error === 'string' && error !== ''
    ? { kind: 'refused', reason: 'failed', message: error }
    : { kind: 'refused', reason: 'invalid' };
}

/** Nothing was left to pay: to load the page anew would only lose what it holds, such as a file that was chosen. */
function isOnPage(url: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): boolean {
  const to = new URL(url);
  return to.origin === origin && to.pathname === pathname;
}

function readError(error: ApiError | SerializedError): PaymentOutcome {
  if (!isApiError(error) || error.status === null) return { kind: 'refused', reason: 'notProcessed' };
  if (error.code === 'SIGN_IN_TO_SUBSCRIBE') return { kind: 'sign-in-needed' };
  return {
    kind: 'refused',
    reason: 'failed',
    isPaymentNeeded: error.status === PAYMENT_NEEDED,
    ...(error.code === 'CONTRACT_INCOMPLETE' && { toMend: { field: Object.keys(error.fields)[0] } }),
    ...(error.message ? { message: error.message } : {}),
  };
}
