import { WebhookSender } from './webhooks/webhook-sender.mjs';
import { newId } from './ids.mjs';
import { anEvent } from './objects/event.mjs';
import { runDue } from './flows/agenda.mjs';
import { Store } from './store.mjs';

const DAY = 24 * 60 * 60;
export const REPLIES_KEPT_SECONDS = DAY;
const EVENTS_KEPT_SECONDS = 30 * DAY;

/**
 * @typedef {object} AccountOptions
 * @property {boolean} live whether its key says live
 * @property {string} origin where the hosted pages are reached by a browser
 * @property {string} [file] where it is kept
 * @property {Partial<import('./webhooks/webhook-sender.mjs').Endpoint>} [webhook]
 */

/** What one secret key opens: objects, a clock, and a webhook of its own. */
export class Account {
  /**
   * The request in work, which the events it causes name.
   * @type {{ id: string, idempotency_key: string | null } | null}
   */
  request = null;
  /**
   * How refunds of this account end.
   * @type {{ status: 'succeeded' | 'failed', afterSeconds: number }}
   */
  refunds = { status: 'succeeded', afterSeconds: 3 };

  /**
   * What becomes of a subscription whose renewal was refused for the last time.
   * @type {'cancel' | 'unpaid'}
   */
  afterRetries = 'cancel';

  /** How many calls of the API fail with 500 from now on. */
  failures = 0;

  /** @param {AccountOptions} options */
  constructor({ live, origin, file, webhook }) {
    this.live = live;
    this.origin = origin;
    this.store = new Store(file);
    this.#forget();
    this.webhookSender = new WebhookSender(this.store, () => this.now(), webhook);
  }

  /** The moment it is for this account, in seconds. */
  now() {
    return Math.floor((Date.now() + this.store.rest.offset) / 1000);
  }

  /** @param {string} prefix */
  id(prefix) {
    return newId(prefix);
  }

  /**
   * Moves the clock to a moment. What is due until then happens on the way, each thing at its own time.
   * @param {number} moment in seconds
   */
  moveClock(moment) {
    runDue(this, moment);
    this.setClock(moment);
    this.#forget();
  }

  /** Events are kept for a month, answers to idempotency keys for a day, as Stripe does. */
  #forget() {
    const now = this.now();
    const { rest } = this.store;
    for (const event of this.store.all('event')) {
      if (event.created < now - EVENTS_KEPT_SECONDS) this.store.remove(event.id);
    }
    const fresh = Object.entries(rest.replies).filter(([, { at }]) => at + REPLIES_KEPT_SECONDS > now);
    rest.replies = Object.fromEntries(fresh);
  }

  /** @param {number} moment in seconds */
  setClock(moment) {
    this.store.rest.offset = moment * 1000 - Date.now();
    this.store.changed();
  }

  /**
   * @param {import('./store.mjs').Due['what']} what
   * @param {string} id
   * @param {number} at
   */
  plan(what, id, at) {
    this.store.rest.agenda.push({ what, id, at });
    this.store.changed();
  }

  /**
   * Tells the webhook what happened to an object.
   * @param {string} type
   * @param {import('./store.mjs').Wire} object
   * @param {object} [previous] the attributes that changed, as they were
   */
  emit(type, object, previous) {
    const event = this.store.add(anEvent(this, type, object, previous));
    this.webhookSender.take(event);
  }
}
