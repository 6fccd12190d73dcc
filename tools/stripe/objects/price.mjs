/** @import Stripe from 'stripe' */

/**
 * @typedef {object} PriceGiven
 * @property {string} currency
 * @property {number} amount in cents
 * @property {string} product
 * @property {{ interval: Stripe.Price.Recurring.Interval, interval_count: number } | null} recurring
 * @property {Stripe.Price.TaxBehavior} taxBehavior
 * @property {boolean} [active] false for a price that was made for one checkout
 */

/**
 * @param {import('../account.mjs').Account} account
 * @param {PriceGiven} given
 * @returns {Stripe.Price}
 */
export const aPrice = (account, { currency, amount, product, recurring, taxBehavior, active = true }) => ({
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

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ name: string, description: string | null, metadata: Stripe.Metadata, active?: boolean }} given
 * @returns {Stripe.Product}
 */
export const aProduct = (account, { name, description, metadata, active = true }) => ({
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

/**
 * A decimal travels as text.
 * @param {number} amount
 */
export const decimal = (amount) =>
  /** @type {Stripe.Price['unit_amount_decimal'] & object} */ (/** @type {unknown} */ (String(amount)));
