import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Account } from '../account.ts';

interface SessionGiven {
  mode: 'payment' | 'subscription';
  customer: string | null;
  lines: readonly Stripe.LineItem[];
  successUrl: string;
  cancelUrl: string | null;
  reference: string | null;
  email: string | null;
  creation: Stripe.Checkout.Session.CustomerCreation | null;
  consent: Stripe.Checkout.Session.ConsentCollection.TermsOfService | null;
  texts: Stripe.Checkout.Session.CustomText;
  expiresAt: number;
  locale: string | null;
  submitType: string | null;
  /** of payment methods */
  types: string[];
  metadata: Stripe.Metadata;
}

export function aCheckoutSession(account: Account, given: SessionGiven): Stripe.Checkout.Session {
  const id = newId(`cs_${account.live ? 'live' : 'test'}`, 58);
  const total = given.lines.reduce((sum, { amount_total }) => sum + amount_total, 0);
  const isPayment = given.mode === 'payment';
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: given.consent && {
      payment_method_reuse_agreement: null,
      promotions: 'none',
      terms_of_service: given.consent,
    },
    created: account.now(),
    currency: given.lines[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: given.texts,
    customer: given.customer,
    customer_account: null,
    customer_creation: isPayment ? (given.creation ?? 'if_required') : 'always',
    customer_details: null,
    customer_email: given.email,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: account.live,
    locale: given.locale,
    managed_payments: null,
    metadata: given.metadata,
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? 'if_required' : 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: given.types,
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: given.submitType,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.origin}/c/pay/${id}`,
    wallet_options: null,
  };
}
