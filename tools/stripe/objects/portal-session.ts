import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { Account } from '../account.ts';

export function aPortalSession(
  account: Account,
  { customer, returnUrl, locale }: { customer: string; returnUrl: string | null; locale: string | null },
): Stripe.BillingPortal.Session {
  const id = account.id('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: newId('bpc'),
    created: account.now(),
    customer,
    customer_account: null,
    flow: null,
    livemode: account.live,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${account.origin}/p/session/${id}`,
  };
}
