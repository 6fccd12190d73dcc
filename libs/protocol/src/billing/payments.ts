import { z } from 'zod';
import { defineRpc } from '../platform/rpc.js';
import { PLAN_TYPES } from './prices.js';
import { uuid } from '../platform/uuid.js';

export const planType = z.enum(PLAN_TYPES);

/** `userId` is accepted and ignored: the session says who pays. */
export const paymentRequest = z.object({
  contractId: uuid(),
  planType,
  userId: z.string().max(100).toLowerCase().nullish(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** A payment that was given back, is about to be, or is disputed does not unlock a contract. */
export const WITHHELD_REASONS = ['refund_requested', 'refunded', 'disputed'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

export const CHECKOUT_ENDINGS = ['failed', 'expired'] as const;
export type CheckoutEnding = (typeof CHECKOUT_ENDINGS)[number];

/** Whether a contract is unlocked, the truth for downloads. */
export const getEntitlement = defineRpc({
  service: 'billing',
  pattern: 'billing.entitlements.get',
  request: z.object({ contractId: uuid() }),
  response: z.object({
    isPaid: z.boolean(),
    source: z.enum(PLAN_TYPES).nullable(),
    testMode: z.boolean(),
    withheld: z.enum(WITHHELD_REASONS).optional(),
  }),
  idempotent: true,
});
