import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Wire } from './store.ts';

export const API_VERSION = '2026-10-28.endive';

/** What an event tells of the account in which it happened. */
interface Happening {
  live: boolean;
  request: Stripe.Event.Request | null;
  webhookSender: { isConfigured: boolean };
  now: () => number;
}

export const anEvent = (account: Happening, type: string, object: Wire, previous?: object): Stripe.Event =>
  ({
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
  }) as Stripe.Event;
