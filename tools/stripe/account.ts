import { WebhookSender, type Endpoint } from './webhooks/webhook-sender.ts';
import { newId } from './ids.ts';
import { anEvent } from './event.ts';
import { Store, type Due, type Wire } from './store.ts';

const DAY = 24 * 60 * 60;
export const REPLIES_KEPT_SECONDS = DAY;
const EVENTS_KEPT_SECONDS = 30 * DAY;

interface AccountOptions {
  /** whether its key says live */
  live: boolean;
  /** where the hosted pages are reached by a browser */
  origin: string;
  /** where it is kept */
  file?: string;
  webhook?: Partial<Endpoint>;
}

/** What one secret key opens: objects, a clock, and a webhook of its own. */
export class Account {
  /** The request in work, which the events it causes name. */
  request: { id: string; idempotency_key: string | null } | null = null;
  /** How refunds of this account end. */
  refunds: { status: 'succeeded' | 'failed'; afterSeconds: number } = {
    status: 'succeeded',
    afterSeconds: 3,
  };

  /** What becomes of a subscription whose renewal was refused for the last time. */
  afterRetries: 'cancel' | 'unpaid' = 'cancel';

  /** How many calls of the API fail with 500 from now on. */
  failures = 0;
  live: AccountOptions['live'];
  origin: AccountOptions['origin'];
  store;
  webhookSender;

  constructor({ live, origin, file, webhook }: AccountOptions) {
    this.live = live;
    this.origin = origin;
    this.store = new Store(file);
    this.forget();
    this.webhookSender = new WebhookSender(this.store, () => this.now(), webhook);
  }

  /** The moment it is for this account, in seconds. */
  now() {
    return Math.floor((Date.now() + this.store.rest.offset) / 1000);
  }

  id(prefix: string) {
    return newId(prefix);
  }

  /** Events are kept for a month, answers to idempotency keys for a day, as Stripe does. */
  forget() {
    const now = this.now();
    const { rest } = this.store;
    for (const event of this.store.all('event')) {
      if (event.created < now - EVENTS_KEPT_SECONDS) this.store.remove(event.id);
    }
    const fresh = Object.entries(rest.replies).filter(([, { at }]) => at + REPLIES_KEPT_SECONDS > now);
    rest.replies = Object.fromEntries(fresh);
  }

  /** @param moment in seconds */
  setClock(moment: number) {
    this.store.rest.offset = moment * 1000 - Date.now();
    this.store.changed();
  }

  plan(what: Due['what'], id: string, at: number) {
    this.store.rest.agenda.push({ what, id, at });
    this.store.changed();
  }

  /**
   * Tells the webhook what happened to an object.
   * @param previous the attributes that changed, as they were
   */
  emit(type: string, object: Wire, previous?: object) {
    const event = this.store.add(anEvent(this, type, object, previous));
    this.webhookSender.take(event);
  }
}
