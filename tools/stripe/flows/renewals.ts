import type Stripe from 'stripe';
import { itemOf } from '../objects/subscription.ts';
import { bill, payInvoice } from './billing.ts';
import { periodEndAfter } from './periods.ts';
import type { Account } from '../account.ts';

const DAY = 24 * 60 * 60;
/** Pauses before a renewal that was refused is tried again. */
const RETRY_AFTER = [3 * DAY, 5 * DAY, 7 * DAY];

/** The end of a period: the next one begins and is charged, or the subscription ends. */
export function renew(account: Account, id: string) {
  const subscription = account.store.get('subscription', id);
  const item = itemOf(subscription);
  if (subscription.status !== 'active' || account.now() < item.current_period_end) return;
  if (subscription.cancel_at_period_end) return end(account, subscription);
  const { current_period_start: previousStart, current_period_end: start } = item;
  const previous = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  item.current_period_start = start;
  item.current_period_end = periodEndAfter(subscription.billing_cycle_anchor, item.price.recurring, start);
  const isPaid = bill(account, subscription, { reason: 'subscription_cycle', previousStart });
  if (isPaid) account.emit('customer.subscription.updated', subscription, previous);
  else fallBehind(account, subscription, previous);
  account.plan('renew', id, item.current_period_end);
}

function fallBehind(account: Account, subscription: Stripe.Subscription, previous: object) {
  subscription.status = 'past_due';
  account.emit('customer.subscription.updated', subscription, { ...previous, status: 'active' });
  planRetry(account, account.store.get('invoice', String(subscription.latest_invoice)));
}

/** @returns whether there is another attempt */
function planRetry(account: Account, invoice: Stripe.Invoice): boolean {
  const pause = RETRY_AFTER[invoice.attempt_count - 1];
  invoice.next_payment_attempt = pause === undefined ? null : account.now() + pause;
  if (invoice.next_payment_attempt === null) return false;
  account.plan('retry-invoice', invoice.id, invoice.next_payment_attempt);
  return true;
}

export function retryInvoice(account: Account, id: string) {
  const invoice = account.store.get('invoice', id);
  const subscription = account.store.get(
    'subscription',
    String(invoice.parent?.subscription_details?.subscription),
  );
  if (invoice.status !== 'open' || subscription.status !== 'past_due') return;
  if (payInvoice(account, invoice, subscription)) {
    subscription.status = 'active';
    account.emit('customer.subscription.updated', subscription, { status: 'past_due' });
    return;
  }
  if (planRetry(account, invoice)) return;
  if (account.afterRetries === 'cancel') return end(account, subscription, 'payment_failed');
  subscription.status = 'unpaid';
  account.emit('customer.subscription.updated', subscription, { status: 'past_due' });
}

export function end(
  account: Account,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
) {
  const now = account.now();
  subscription.status = 'canceled';
  subscription.ended_at = now;
  subscription.canceled_at ??= now;
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  account.emit('customer.subscription.deleted', subscription);
}

/** Lets a subscription end with its period, or renew after all. */
export function endWithPeriod(account: Account, subscription: Stripe.Subscription, ends: boolean) {
  if (subscription.cancel_at_period_end === ends) return;
  const { cancel_at, canceled_at, cancellation_details } = subscription;
  subscription.cancel_at_period_end = ends;
  subscription.cancel_at = ends ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = ends ? account.now() : null;
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: ends ? 'cancellation_requested' : null,
  };
  account.emit('customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end: !ends,
    canceled_at,
    cancellation_details,
  });
}
