import { z } from 'zod';
import { defineRpc } from '../platform/rpc.js';
import { PLAN_TYPES } from './prices.js';
import { uuid } from '../platform/uuid.js';

export const planType = z.enum(PLAN_TYPES);

/** POST /api/payment. `userId` is accepted and ignored: the session says who pays. */
export const paymentRequest = z.object({
  contractId: uuid(),
  planType,
  userId: z.string().max(100).toLowerCase().nullish(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/**
 * Either `testMode` (paid at once) or `checkoutUrl`, where the browser goes: the provider's checkout, or our own success page
 * when nothing is left to pay. A refusal is an ErrorBody.
 */
export interface PaymentResponse {
  readonly success: true;
  readonly testMode?: true;
  readonly checkoutUrl?: string;
}

/** A payment that was given back, is about to be, or is disputed does not unlock a contract. */
export const WITHHELD_REASONS = ['refund_requested', 'refunded', 'disputed'] as const;
export type WithheldReason = (typeof WITHHELD_REASONS)[number];

export const CHECKOUT_ENDINGS = ['failed', 'expired'] as const;
export type CheckoutEnding = (typeof CHECKOUT_ENDINGS)[number];

/** GET /api/payment/status?contractId= → whether the caller's contract is unlocked; GET /api/billing/mode → how payments run here. */
export interface PaymentStatus {
  readonly paid: boolean;
  readonly testMode: boolean;
  /** Why a contract that was paid for is locked again. */
  readonly withheld?: WithheldReason;
  /** How the last attempt to pay ended without a payment. */
  readonly ended?: CheckoutEnding;
}
/** GET /api/payment/withheld → those of the caller's contracts that were paid for and are locked again, by id. */
export type WithheldContracts = Readonly<Record<string, WithheldReason>>;
export interface BillingMode {
  readonly testMode: boolean;
}

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
