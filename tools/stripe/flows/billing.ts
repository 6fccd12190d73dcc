import type Stripe from 'stripe';
import { anInvoice, anInvoicePayment } from '../objects/invoice.ts';
import { aPaymentIntent } from '../objects/payment.ts';
import { isDeclinedLater } from '../objects/payment-method.ts';
import { itemOf } from '../objects/subscription.ts';
import { collect } from './charging.ts';
import type { Account } from '../account.ts';

/**
 * Writes the invoice of the period a subscription has come to and tries to take its money.
 * @returns whether it was paid
 */
export function bill(
  account: Account,
  subscription: Stripe.Subscription,
  { reason, previousStart }: { reason: 'subscription_create' | 'subscription_cycle'; previousStart: number },
): boolean {
  const { store } = account;
  const customer = store.get('customer', String(subscription.customer));
  const { name } = store.get('product', String(itemOf(subscription).price.product));
  const invoice = store.add(anInvoice(account, subscription, customer, { reason, name, previousStart }));
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  subscription.latest_invoice = invoice.id;
  const intent = store.add(
    aPaymentIntent(account, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: customer.id,
      description: reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      email: customer.email,
      metadata: {},
    }),
  );
  store.add(anInvoicePayment(account, invoice, intent.id));
  account.emit('invoice.created', invoice);
  account.emit('invoice.finalized', invoice);
  account.emit('payment_intent.created', intent);
  return payInvoice(account, invoice, subscription);
}

/** @returns whether it was paid */
export function payInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
): boolean {
  const { store } = account;
  const payment = paymentOf(account, invoice.id);
  const intent = store.get('payment_intent', String(payment.payment.payment_intent));
  const method = store.get('payment_method', String(subscription.default_payment_method));
  const isFirst = invoice.billing_reason === 'subscription_create';
  const isPaid = isFirst || !isDeclinedLater(method);
  collect(account, intent, method, isPaid ? 'succeeded' : 'failed');
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (!isPaid) {
    account.emit('invoice.payment_failed', invoice);
    return false;
  }
  const now = account.now();
  Object.assign(invoice, { amount_paid: invoice.amount_due, amount_remaining: 0, status: 'paid' });
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = now;
  Object.assign(payment, { amount_paid: invoice.amount_due, status: 'paid' });
  payment.status_transitions.paid_at = now;
  account.emit('invoice_payment.paid', payment);
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  return true;
}

function paymentOf(account: Account, invoice: string) {
  const payment = account.store.all('invoice_payment').find((each) => each.invoice === invoice);
  if (!payment) throw new Error(`${invoice} has no payment`);
  return payment;
}
