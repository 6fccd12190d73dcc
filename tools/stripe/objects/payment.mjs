import { newId } from '../ids.mjs';

/** @import Stripe from 'stripe' */

/**
 * What a payment is for.
 * @typedef {object} PaymentGiven
 * @property {number} amount in cents
 * @property {string} currency
 * @property {string | null} customer
 * @property {string | null} description
 * @property {string | null} email where the receipt goes
 * @property {Stripe.Metadata} metadata
 */

/**
 * @param {import('../account.mjs').Account} account
 * @param {PaymentGiven} given
 * @returns {Stripe.PaymentIntent}
 */
export function aPaymentIntent(account, { amount, currency, customer, description, email, metadata }) {
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

/**
 * The attempt to take the money of an intent.
 * @param {import('../account.mjs').Account} account
 * @param {Stripe.PaymentIntent} intent
 * @param {{ method: Stripe.PaymentMethod, status: 'succeeded' | 'pending' | 'failed' }} given
 * @returns {Stripe.Charge}
 */
export function aCharge(account, intent, { method, status }) {
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
    payment_method_details: /** @type {Stripe.Charge.PaymentMethodDetails} */ ({
      type: method.type,
      [method.type]: method[method.type === 'card' ? 'card' : 'sepa_debit'] ?? {},
    }),
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
