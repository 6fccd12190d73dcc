import type { SubscriptionStatus } from '@pactwright/protocol';
import type Stripe from 'stripe';

/** What billing needs to know of the provider's objects, and nothing else of them. References are the provider's ids. */

export interface SessionFacts {
  readonly ref: string;
  readonly url: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  /** False while a slow payment method has not brought the money yet. */
  readonly isPaid: boolean;
  readonly paymentId: string | null;
  readonly amountCents: number | null;
  readonly isLive: boolean;
  readonly hasAcceptedTerms: boolean;
  readonly customerRef: string | null;
  readonly intentRef: string | null;
  readonly invoiceRef: string | null;
}

export interface InvoiceFacts {
  readonly ref: string;
  readonly isPaid: boolean;
  /** Whether it is for a period of a subscription, the first or a later one. */
  readonly grantsPeriod: boolean;
  readonly subscriptionRef: string | null;
  readonly intentRef: string | null;
  readonly amountCents: number;
  readonly isLive: boolean;
  readonly paidAt: Date | null;
  readonly period: { readonly start: Date; readonly end: Date } | null;
  readonly receiptUrl: string | null;
}

export interface SubscriptionFacts {
  readonly ref: string;
  readonly askedAt: Date;
  /** Null while the first payment is not made. */
  readonly status: SubscriptionStatus | null;
  readonly startedAt: Date;
  readonly endsAt: Date | null;
  readonly isLive: boolean;
  readonly customerRef: string;
  /** As we said when it was ordered. */
  readonly userId: string | null;
  readonly paymentId: string | null;
}

export interface ChargeFacts {
  readonly receiptUrl: string | null;
  readonly cardFingerprint: string | null;
}

/** How a dispute stands. An inquiry, which takes no money yet, counts as won. */
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

export interface DisputeFacts {
  readonly intentRef: string | null;
  readonly state: (typeof DISPUTE_STATES)[number];
}

/** What has become of giving money back. */
export type RefundOutcome = 'requested' | 'refunded' | 'failed';

const GRANTING: ReadonlySet<string> = new Set(['subscription_create', 'subscription_cycle']);

export const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

export const refOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

export const sessionFacts = (session: Stripe.Checkout.Session): SessionFacts => ({
  ref: session.id,
  url: session.url,
  state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
  isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
  paymentId: session.metadata?.['paymentId'] ?? null,
  amountCents: session.amount_total,
  isLive: session.livemode,
  hasAcceptedTerms: session.consent?.terms_of_service === 'accepted',
  customerRef: refOf(session.customer),
  intentRef: refOf(session.payment_intent),
  invoiceRef: refOf(session.invoice),
});

/* The invoice's own period is the one before it: what is paid for stands on its lines. */
export function invoiceFacts(invoice: Stripe.Invoice): InvoiceFacts {
  const line = invoice.lines.data.find(({ parent }) => parent?.type === 'subscription_item_details');
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid') ?? invoice.payments?.data[0];
  const paidAt = invoice.status_transitions.paid_at;
  return {
    ref: invoice.id,
    isPaid: invoice.status === 'paid',
    grantsPeriod: GRANTING.has(invoice.billing_reason ?? ''),
    subscriptionRef: refOf(invoice.parent?.subscription_details?.subscription),
    intentRef: refOf(paid?.payment.payment_intent),
    amountCents: invoice.amount_paid,
    isLive: invoice.livemode,
    paidAt: paidAt === null ? null : dateOf(paidAt),
    period: line ? { start: dateOf(line.period.start), end: dateOf(line.period.end) } : null,
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

export function subscriptionFacts(subscription: Stripe.Subscription, askedAt: Date): SubscriptionFacts {
  const periodEnd = subscription.items.data[0]?.current_period_end;
  const endsAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : undefined);
  return {
    ref: subscription.id,
    askedAt,
    status: statusOf(subscription.status),
    startedAt: dateOf(subscription.start_date),
    endsAt: endsAt === undefined ? null : dateOf(endsAt),
    isLive: subscription.livemode,
    customerRef: refOf(subscription.customer) ?? '',
    userId: subscription.metadata['userId'] ?? null,
    paymentId: subscription.metadata['paymentId'] ?? null,
  };
}

/** Unpaid and paused ones may come back to life, so that they are not over yet; they grant nothing meanwhile. */
function statusOf(status: Stripe.Subscription.Status): SubscriptionStatus | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'past_due';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    default:
      return null;
  }
}

export function chargeFacts(charge: Stripe.Charge | null): ChargeFacts {
  return {
    receiptUrl: charge?.receipt_url ?? null,
    cardFingerprint: charge?.payment_method_details?.card?.fingerprint ?? null,
  };
}

const LOST: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/** The latest word on a payment's refunds; null when there are none, or only of a part of the money. */
export function refundOutcome(
  refunds: readonly Pick<Stripe.Refund, 'status' | 'amount'>[],
  amountCents: number,
): RefundOutcome | null {
  const returned = refunds.filter(({ status }) => status === 'succeeded');
  if (refunds.length === 0) return null;
  if (returned.reduce((sum, { amount }) => sum + amount, 0) >= amountCents) return 'refunded';
  if (refunds.some(({ status }) => status !== 'succeeded' && !LOST.has(status))) return 'requested';
  return returned.length > 0 ? null : 'failed';
}

export const disputeFacts = ({ payment_intent: intent, status }: Stripe.Dispute): DisputeFacts => ({
  intentRef: refOf(intent),
  state: disputeState(status),
});

function disputeState(status: string): DisputeFacts['state'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'prevented' || status.startsWith('warning_') ? 'won' : 'open';
}
