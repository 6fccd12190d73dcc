import type Stripe from 'stripe';
import { aPlan } from './plan.ts';
import { listOf } from './list.ts';
import type { Account } from '../account.ts';

export function aSubscription(
  account: Account,
  {
    customer,
    price,
    quantity,
    method,
    end,
    metadata,
    description,
  }: {
    customer: string;
    price: Stripe.Price;
    quantity: number;
    method: string;
    /** of the first period */
    end: number;
    metadata: Stripe.Metadata;
    description: string | null;
  },
): Stripe.Subscription {
  const id = account.id('sub');
  const now = account.now();
  const item: Stripe.SubscriptionItem = {
    id: account.id('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: end,
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: aPlan(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: account.live,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: null,
  };
}

/** The one item a subscription of the checkout has. */
export function itemOf({ id, items }: Stripe.Subscription) {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}
