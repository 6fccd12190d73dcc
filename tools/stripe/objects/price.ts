import type Stripe from 'stripe';

import type { Account } from '../account.ts';

interface PriceGiven {
  currency: string;
  /** in cents */
  amount: number;
  product: string;
  recurring: { interval: Stripe.Price.Recurring.Interval; interval_count: number } | null;
  taxBehavior: Stripe.Price.TaxBehavior;
  /** false for a price that was made for one checkout */
  active?: boolean;
}

export const aPrice = (
  account: Account,
  { currency, amount, product, recurring, taxBehavior, active = true }: PriceGiven,
): Stripe.Price => ({
  id: account.id('price'),
  object: 'price',
  active,
  billing_scheme: 'per_unit',
  created: account.now(),
  currency,
  custom_unit_amount: null,
  livemode: account.live,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: recurring && { ...recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: taxBehavior,
  tiers_mode: null,
  transform_quantity: null,
  type: recurring ? 'recurring' : 'one_time',
  unit_amount: amount,
  unit_amount_decimal: decimal(amount),
});

export const aProduct = (
  account: Account,
  {
    name,
    description,
    metadata,
    active = true,
  }: { name: string; description: string | null; metadata: Stripe.Metadata; active?: boolean },
): Stripe.Product => ({
  id: account.id('prod'),
  object: 'product',
  active,
  created: account.now(),
  default_price: null,
  description,
  images: [],
  livemode: account.live,
  marketing_features: [],
  metadata,
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: account.now(),
  url: null,
});

/** A decimal travels as text. */
export const decimal = (amount: number) =>
  String(amount) as unknown as Stripe.Price['unit_amount_decimal'] & object;
