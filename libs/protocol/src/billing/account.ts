import { z } from 'zod';
import type { NamedUser, PageOfNamed } from '../identity/administration.js';
import { pageQuery } from '../platform/paging.js';
import type { PlanType } from './prices.js';
import { uuid } from '../platform/uuid.js';

export const SUBSCRIPTION_STATUSES = ['active', 'past_due', 'ended'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const PAYMENT_STATUSES = [
  'pending',
  'confirmed',
  'failed',
  'expired',
  'refund_requested',
  'refunded',
  'refund_failed',
  'disputed',
] as const;
export type PaymentState = (typeof PAYMENT_STATUSES)[number];

/** Why a payment cannot be given back. */
export const REFUND_REFUSALS = ['not-first', 'too-late', 'not-confirmed'] as const;
export type RefundRefusal = (typeof REFUND_REFUSALS)[number];

export interface Receipt {
  readonly id: string;
  readonly planType: PlanType;
  readonly status: PaymentState;
  readonly amountCents: number;
  readonly currency: string;
  readonly testMode: boolean;
  readonly contractId: string | null;
  readonly paidAt: string;
  /** The provider's own page of the receipt; null in test mode. */
  readonly receiptUrl: string | null;
  /** Set while the payment may be given back: the moment that ends it. */
  readonly refundableUntil: string | null;
  readonly refundRefusal: RefundRefusal | null;
}

/** GET /api/billing/account: the money page. Moments are ISO, in UTC. */
export interface BillingAccount {
  readonly testMode: boolean;
  readonly subscription: {
    readonly status: SubscriptionStatus;
    readonly quota: number;
    readonly used: number;
    readonly periodStart: string;
    readonly periodEnd: string;
    /** Ends with the period instead of renewing. */
    readonly isCancelled: boolean;
  } | null;
  readonly receipts: readonly Receipt[];
  /** Whether cards and invoices can be managed on the provider's pages. */
  readonly hasPortal: boolean;
}

/**
 * POST /api/billing/subscription/cancel and …/resume → BillingAccount; POST /api/billing/portal → PortalResponse;
 * POST /api/billing/payments/{id}/refund → BillingAccount.
 */
export interface PortalResponse {
  readonly success: true;
  readonly url: string;
}

/** GET /api/admin/payments → Page<AdminPayment>; POST /api/admin/payments/{id}/refund → AdminPayment, with a confirmed password. */
export const adminPaymentsQuery = pageQuery.extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  userId: uuid().optional(),
});
export interface AdminPayment extends Receipt {
  readonly userId: string | null;
  /** Null for whoever has no account, for one that is gone, and while identity cannot be asked. */
  readonly payer: NamedUser | null;
  /** Nobody's any more: kept for the books after the account or the contract was deleted. */
  readonly isForgotten: boolean;
}
export type AdminPaymentsResponse = PageOfNamed<AdminPayment>;
