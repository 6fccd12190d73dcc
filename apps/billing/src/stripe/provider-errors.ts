import { AppError, logger } from '@pactwright/server-kit';
import Stripe from 'stripe';

const log = logger('stripe');

/** Whether the provider has taken the request and keeps its answer under the idempotency key, so that only another key helps. */
export const isFinalAnswer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode !== undefined && error.statusCode !== 429;

export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Runs a call to the provider; whatever it cannot answer is PAYMENT_PROVIDER_DOWN, with the reason in the log alone. */
export async function answered<T>(call: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, statusCode, requestId, message } = error;
    log.error(
      { call, type, code, statusCode, provider_request: requestId, reason: message },
      'stripe refused',
    );
    throw new AppError('PAYMENT_PROVIDER_DOWN', {}, { cause: error });
  }
}

/** Whether the provider understood the request and will not do it, now or later. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
