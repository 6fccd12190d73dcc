import { newId } from '../ids.mjs';

/** @import Stripe from 'stripe' */

/**
 * @param {import('../account.mjs').Account} account
 * @param {{ customer: string, returnUrl: string | null, locale: string | null }} given
 * @returns {Stripe.BillingPortal.Session}
 */
export function aPortalSession(account, { customer, returnUrl, locale }) {
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
