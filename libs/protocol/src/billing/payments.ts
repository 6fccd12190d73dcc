import { z } from 'zod';
import { actor } from '../platform/actor.js';
import { defineRpc } from '../platform/rpc.js';
import { PLAN_TYPES } from './prices.js';
import { uuid } from '../platform/uuid.js';

export const planType = z.enum(PLAN_TYPES);

/** `contractId` may be the order of a reply; `userId` is accepted and ignored: the session says who pays. */
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

/** Makes the Word files of a reply to a checked file, known by its hash, payable as a contract is; the same file is the same order. */
export const offerReply = defineRpc({
  service: 'billing',
  pattern: 'billing.replies.offer',
  request: z.object({
    actor,
    runId: uuid(),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  response: z.object({ orderId: uuid(), isPaid: z.boolean() }),
  idempotent: true,
});
