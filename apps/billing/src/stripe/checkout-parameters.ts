import { PRICES, PRICE_CURRENCY, TERMS_VERSION, type Language, type PlanType } from '@pactwright/protocol';
import type Stripe from 'stripe';
import { CONSENT, PRODUCT, soldAs } from './checkout-texts.js';

/** One thing to be paid for on the provider's page. */
export interface CheckoutOrder {
  readonly paymentId: string;
  readonly attempt: number;
  readonly planType: PlanType;
  readonly contractId: string;
  /** Whether it is the order of a reply, and no contract. */
  readonly isReply: boolean;
  readonly amountCents: number;
  readonly userId: string | null;
  readonly customerRef: string | null;
  readonly language: Language;
  readonly expiresAt: Date;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The same order always gives the same parameters, as an idempotency key demands. */
export function checkoutParameters(
  order: CheckoutOrder,
  { isTaxAutomatic }: { readonly isTaxAutomatic: boolean },
): Stripe.Checkout.SessionCreateParams {
  const { planType, paymentId, contractId, language, customerRef, userId } = order;
  const metadata = {
    paymentId,
    contractId,
    termsVersion: TERMS_VERSION,
    ...(userId === null ? {} : { userId }),
  };
  return {
    mode: planType === 'subscription' ? 'subscription' : 'payment',
    line_items: [{ quantity: 1, price_data: priceData(order) }],
    client_reference_id: paymentId,
    metadata,
    ...(planType === 'subscription'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata, description: PRODUCT[soldAs(order)][language] } }),
    ...(customerRef === null ? {} : { customer: customerRef }),
    ...(isTaxAutomatic ? tax(customerRef) : {}),
    consent_collection: { terms_of_service: 'required' },
    custom_text: { terms_of_service_acceptance: { message: CONSENT[soldAs(order)][language] } },
    locale: language,
    expires_at: Math.floor(order.expiresAt.getTime() / 1_000),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  };
}

const tax = (customerRef: string | null): Partial<Stripe.Checkout.SessionCreateParams> => ({
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  ...(customerRef === null ? {} : { customer_update: { address: 'auto' } }),
});

const priceData = (order: CheckoutOrder): Stripe.Checkout.SessionCreateParams.LineItem.PriceData => ({
  currency: PRICE_CURRENCY.toLowerCase(),
  unit_amount: order.amountCents,
  tax_behavior: 'exclusive',
  product_data: {
    name: PRODUCT[soldAs(order)][order.language],
    metadata: { planType: order.planType, contracts: String(PRICES[order.planType].contracts) },
  },
  ...(order.planType === 'subscription' ? { recurring: { interval: 'month' } } : {}),
});
