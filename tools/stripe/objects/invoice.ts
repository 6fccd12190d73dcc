import type Stripe from 'stripe';
import { itemOf } from './subscription.ts';
import { listOf } from './list.ts';
import type { Account } from '../account.ts';

/** The open invoice of the period the subscription has come to. */
export function anInvoice(
  account: Account,
  subscription: Stripe.Subscription,
  customer: Stripe.Customer,
  {
    reason,
    name,
    previousStart,
  }: {
    reason: 'subscription_create' | 'subscription_cycle';
    /** of what is sold */
    name: string;
    /** of the period before */
    previousStart: number;
  },
): Stripe.Invoice {
  const id = account.id('in');
  const now = account.now();
  const item = itemOf(subscription);
  const total = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const number = `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`;
  return {
    id,
    object: 'invoice',
    account_country: 'LT',
    account_name: 'Pactwright',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${account.origin}/invoices/${id}`,
    invoice_pdf: `${account.origin}/invoices/${id}`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf([aLine(account, subscription, { invoice: id, total, name })], `/v1/invoices/${id}/lines`),
    livemode: account.live,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    /* An invoice names the period before the one its lines charge for; the first has none before it. */
    period_end: item.current_period_start,
    period_start: previousStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function aLine(
  account: Account,
  subscription: Stripe.Subscription,
  { invoice, total, name }: { invoice: string; total: number; name: string },
): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  return {
    id: account.id('il'),
    object: 'line_item',
    amount: total,
    currency: subscription.currency,
    description: `${item.quantity ?? 1} × ${name}`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: account.live,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: 'price_details',
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: total,
    taxes: [],
  };
}

export const anInvoicePayment = (
  account: Account,
  invoice: Stripe.Invoice,
  intent: string,
): Stripe.InvoicePayment => ({
  id: account.id('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created: account.now(),
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: account.live,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
