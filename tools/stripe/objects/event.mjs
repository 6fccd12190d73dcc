import { newId } from '../ids.mjs';

/** @import Stripe from 'stripe' */

export const API_VERSION = '2026-10-28.endive';

/**
 * @param {import('../account.mjs').Account} account
 * @param {string} type
 * @param {import('../store.mjs').Wire} object
 * @param {object} [previous]
 * @returns {Stripe.Event}
 */
export const anEvent = (account, type, object, previous) =>
  /** @type {Stripe.Event} */ ({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: account.now(),
    data: {
      object: structuredClone(object),
      ...(previous && { previous_attributes: structuredClone(previous) }),
    },
    livemode: account.live,
    pending_webhooks: account.webhookSender.isConfigured ? 1 : 0,
    request: account.request ?? { id: null, idempotency_key: null },
    type,
  });
