import { AppError } from '@pactwright/server-kit';
import Stripe from 'stripe';

const TOLERANCE_S = 300;

/** The event, when somebody who knows one of the secrets has signed exactly these bytes lately; else WEBHOOK_SIGNATURE_INVALID. */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
): Stripe.Event {
  let cause: unknown;
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(
        body,
        signature ?? '',
        secret,
        TOLERANCE_S,
        undefined,
        now.getTime(),
      );
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError('WEBHOOK_SIGNATURE_INVALID', {}, { cause });
}
