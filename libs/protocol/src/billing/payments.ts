import { z } from 'zod';
import { defineRpc } from '../platform/rpc.js';

export const PLAN_TYPES = ['one-time', 'subscription'] as const;
export const planType = z.enum(PLAN_TYPES);
export type PlanType = z.infer<typeof planType>;

/** Prices in whole US dollars, exclusive of taxes, valid from `validFrom`; `was` is shown struck. */
export const PRICES = {
  'one-time': { amount: 8, was: 38, contracts: 1, validFrom: '2024-12-01' },
  subscription: { amount: 5, was: 12, contracts: 4, validFrom: '2024-12-01' },
} as const satisfies Record<PlanType, { amount: number; was: number; contracts: number; validFrom: string }>;
export const PRICE_CURRENCY = 'USD';

/** The terms of service that a purchase is made under, by the day they are valid from. */
export const TERMS_VERSION = '2026-11-21';

/** POST /api/payment. `userId` is accepted and ignored: the session says who pays. */
export const paymentRequest = z.object({
  contractId: z.uuid(),
  planType,
  userId: z.string().max(100).nullish(),
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

/** Marks our own address that the provider's page leads back to when nobody paid there. */
export const CHECKOUT_LEFT = { name: 'checkout', value: 'left' } as const;

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
export interface BillingMode {
  readonly testMode: boolean;
}

/** Whether a contract is unlocked, the truth for downloads. */
export const getEntitlement = defineRpc({
  service: 'billing',
  pattern: 'billing.entitlements.get',
  request: z.object({ contractId: z.uuid() }),
  response: z.object({
    isPaid: z.boolean(),
    source: z.enum(PLAN_TYPES).nullable(),
    testMode: z.boolean(),
    withheld: z.enum(WITHHELD_REASONS).optional(),
  }),
  idempotent: true,
});
