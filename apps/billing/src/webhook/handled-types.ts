/** The events that change something here; the webhook at the provider is set up for exactly these. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
] as const;
export type HandledType = (typeof EVENT_TYPES)[number];

export const HANDLED_TYPES: ReadonlySet<string> = new Set(EVENT_TYPES);
