import type Stripe from 'stripe';

import type { Account } from '../account.ts';

export const aCustomer = (
  account: Account,
  {
    email = null,
    name = null,
    description = null,
    metadata = {},
  }: { email?: string | null; name?: string | null; description?: string | null; metadata?: Stripe.Metadata },
): Stripe.Customer => ({
  id: account.id('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created: account.now(),
  currency: null,
  default_source: null,
  delinquent: false,
  description,
  discount: null,
  email,
  invoice_prefix: account.id('p').slice(2, 10).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: account.live,
  metadata,
  name,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
});
