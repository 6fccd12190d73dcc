/**
 * How payments run: `test` confirms at once and charges nobody, `stripe` charges, `closed` refuses.
 * Decided by the server's configuration alone, never by a request (T-36).
 */
export type PaymentMode = 'test' | 'stripe' | 'closed';

/** Injects the PaymentMode. */
export const PAYMENT_MODE = Symbol('PAYMENT_MODE');

export interface PaymentSettings {
  readonly NODE_ENV: 'development' | 'test' | 'production';
  readonly PAYMENTS_TEST_MODE?: boolean | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
}

/** Test mode is the default only where no money can be taken and nobody expects it to be. */
export function paymentModeOf({
  NODE_ENV,
  PAYMENTS_TEST_MODE,
  STRIPE_SECRET_KEY,
}: PaymentSettings): PaymentMode {
  const isTest = PAYMENTS_TEST_MODE ?? (STRIPE_SECRET_KEY === undefined && NODE_ENV !== 'production');
  if (isTest) return 'test';
  return STRIPE_SECRET_KEY === undefined ? 'closed' : 'stripe';
}

/** Whether somebody has said how a production server is paid; giving contracts away must not happen by omission. */
export function isModeDecided({ NODE_ENV, PAYMENTS_TEST_MODE, STRIPE_SECRET_KEY }: PaymentSettings): boolean {
  return NODE_ENV !== 'production' || PAYMENTS_TEST_MODE !== undefined || STRIPE_SECRET_KEY !== undefined;
}
