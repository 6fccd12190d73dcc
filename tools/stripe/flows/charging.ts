import type Stripe from 'stripe';
import { aCharge } from '../objects/payment.ts';
import type { Account } from '../account.ts';

/**
 * Tries to take the money of an intent.
 * @param status pending: known later
 */
export function collect(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  status: 'succeeded' | 'pending' | 'failed',
) {
  const charge = account.store.add(aCharge(account, intent, { method, status }));
  intent.latest_charge = charge.id;
  intent.payment_method = status === 'failed' ? null : method.id;
  if (status === 'failed') return refuse(account, intent, charge, method);
  if (status === 'succeeded') return confirm(account, intent, charge);
  intent.status = 'processing';
  account.emit('charge.pending', charge);
  account.emit('payment_intent.processing', intent);
}

/** Ends what was pending. */
export function settle(account: Account, intent: Stripe.PaymentIntent, arrived: boolean) {
  const charge = account.store.get('charge', String(intent.latest_charge));
  const method = account.store.get('payment_method', String(charge.payment_method));
  charge.status = arrived ? 'succeeded' : 'failed';
  if (arrived) return confirm(account, intent, charge);
  charge.failure_code = 'insufficient_funds';
  charge.failure_message = 'The transfer did not arrive.';
  charge.receipt_url = null;
  refuse(account, intent, charge, method);
}

function confirm(account: Account, intent: Stripe.PaymentIntent, charge: Stripe.Charge) {
  charge.paid = true;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  account.emit('charge.succeeded', charge);
  account.emit('payment_intent.succeeded', intent);
}

function refuse(
  account: Account,
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
) {
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    charge: charge.id,
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: charge.failure_message ?? '',
    payment_method: method,
    type: 'card_error',
  };
  account.emit('charge.failed', charge);
  account.emit('payment_intent.payment_failed', intent);
}
