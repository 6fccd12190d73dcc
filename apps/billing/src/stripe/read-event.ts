import { AppError } from '@pactwright/server-kit';
import Stripe from 'stripe';
import { z } from 'zod';

/* How old a signature may be, and how far ahead, because clocks differ. One of later could be kept and used then. */
const TOLERANCE_S = 300;
const DATE_MAX_S = 8.64e12;

const id = z.string().regex(/^[\w-]{1,255}$/);

/** What is needed of an event; about what of the provider it tells is known by its id, where it has one. */
export const toldEvent = z.object({
  id,
  type: z.string().regex(/^[\w.]{1,100}$/),
  created: z.int().min(0).max(DATE_MAX_S),
  data: z.object({ object: z.object({ id: id.nullish() }) }),
});
export type ToldEvent = z.infer<typeof toldEvent>;

/**
 * The event, when somebody who knows one of the secrets has signed exactly these bytes lately; else
 * WEBHOOK_SIGNATURE_INVALID, or WEBHOOK_EVENT_INVALID for signed bytes that are no event.
 */
export function readEvent(
  body: Buffer,
  signature: string | undefined,
  { secrets, now }: { readonly secrets: readonly string[]; readonly now: Date },
): ToldEvent {
  if (isAhead(signature ?? '', now)) throw new AppError('WEBHOOK_SIGNATURE_INVALID');
  let cause: unknown;
  for (const secret of secrets) {
    try {
      const at = now.getTime();
      return toldEvent.parse(
        Stripe.webhooks.constructEvent(body, signature ?? '', secret, TOLERANCE_S, undefined, at),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new AppError('WEBHOOK_EVENT_INVALID', {}, { cause: error });
      }
      cause = error;
    }
  }
  throw new AppError('WEBHOOK_SIGNATURE_INVALID', {}, { cause });
}

/** The library refuses only what is too old. */
function isAhead(signature: string, now: Date): boolean {
  const latest = now.getTime() / 1_000 + TOLERANCE_S;
  return signature
    .split(',')
    .filter((part) => part.startsWith('t='))
    .some((part) => Number.parseInt(part.slice('t='.length), 10) > latest);
}
