import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Account } from '../account.ts';

/** What a payment is for. */
interface PaymentGiven {
  /** in cents */
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  /** where the receipt goes */
  email: string | null;
  metadata: Stripe.Metadata;
}

export function aPaymentIntent(
  account: Account,
  { amount, currency, customer, description, email, metadata }: PaymentGiven,
): Stripe.PaymentIntent {
  const id = account.id('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newId(`${id}_secret`),
    confirmation_method: 'automatic',
    created: account.now(),
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: account.live,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_record: null,
    processing: null,
    receipt_email: email,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The attempt to take the money of an intent. */
export function aCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  { method, status }: { method: Stripe.PaymentMethod; status: 'succeeded' | 'pending' | 'failed' },
): Stripe.Charge {
  const id = account.id(method.type === 'card' ? 'ch' : 'py');
  const isFailed = status === 'failed';
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isFailed ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isFailed ? null : account.id('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'PACTWRIGHT',
    captured: !isFailed,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isFailed ? 'card_declined' : null,
    failure_message: isFailed ? 'Your card was declined.' : null,
    fraud_details: {},
    livemode: account.live,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: null,
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: method.type,
      [method.type]: method[method.type === 'card' ? 'card' : 'sepa_debit'] ?? {},
    } as Stripe.Charge.PaymentMethodDetails,
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: isFailed ? null : `${account.origin}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
}
