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

/** POST /api/payment. `userId` is accepted and ignored: the session says who pays. */
export const paymentRequest = z.object({
  contractId: z.uuid(),
  planType,
  userId: z.string().max(100).nullish(),
});
export type PaymentRequest = z.infer<typeof paymentRequest>;

/** Either `testMode` (paid at once) or `checkoutUrl` (the browser goes there); a refusal is an ErrorBody. */
export interface PaymentResponse {
  readonly success: true;
  readonly testMode?: true;
  readonly checkoutUrl?: string;
}

/** GET /api/payment/status?contractId= → whether the caller's contract is unlocked; GET /api/billing/mode → how payments run here. */
export interface PaymentStatus {
  readonly paid: boolean;
  readonly testMode: boolean;
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
  }),
  idempotent: true,
});
