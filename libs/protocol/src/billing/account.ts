import { z } from 'zod';
import { pageQuery } from '../platform/paging.js';
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

export const adminPaymentsQuery = pageQuery.extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  userId: uuid().optional(),
});
