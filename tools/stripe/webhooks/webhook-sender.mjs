import { setTimeout as wait } from 'node:timers/promises';
import { shuffled } from './shuffle.mjs';
import { signatureOf } from './signature.mjs';
import { ConcurrencyLimit } from './concurrency-limit.mjs';

/** @import Stripe from 'stripe' */

/**
 * Where events go and how badly they travel.
 * @typedef {object} Endpoint
 * @property {string} url empty while nobody listens
 * @property {string[]} secrets each signs every delivery
 * @property {number} copies how often each event is delivered, all copies at once
 * @property {boolean} reorder collects what happens within `windowMs` and delivers it shuffled and at once
 * @property {number} windowMs
 * @property {boolean} hold collects until it is false again, and then delivers it shuffled and at once
 * @property {number} delayMs before the first attempt
 * @property {boolean | string[]} drop delivers nothing, or nothing of these types
 * @property {number} ageSeconds how old the signature says it is
 * @property {boolean} altered changes a byte after signing
 * @property {number[]} retryMs pauses before the second, third, ... attempt
 * @property {number} timeoutMs
 */

const AT_ONCE = 20;

/** @type {Endpoint} */
const defaults = {
  url: '',
  secrets: [],
  copies: 1,
  reorder: false,
  windowMs: 50,
  hold: false,
  delayMs: 0,
  drop: false,
  ageSeconds: 0,
  altered: false,
  retryMs: [1_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 3_600_000, 10_800_000],
  timeoutMs: 10_000,
};

/**
 * @typedef {{ eventId: string, type: string, attempt: number, status: number | null, at: string }} Attempt status:
 *   null when nobody answered
 */

/** Brings events to the webhook, and again while it does not answer 2xx. */
export class WebhookSender {
  /** @type {Attempt[]} */
  log = [];
  /** @type {Stripe.Event[]} */
  #collected = [];
  /** @type {NodeJS.Timeout | undefined} */
  #window;
  #order = Promise.resolve();
  #limit = new ConcurrencyLimit(AT_ONCE);
  #underway = 0;
  #isStopped = false;

  /**
   * @param {import('../store.mjs').Store} store
   * @param {() => number} now the moment signatures say, in seconds
   * @param {Partial<Endpoint>} [endpoint]
   */
  constructor(store, now, endpoint) {
    this.store = store;
    this.now = now;
    /** @type {Endpoint} */
    this.endpoint = { ...defaults, ...endpoint };
    for (const { eventId } of store.rest.deliveries) {
      const event = store.find('event', eventId);
      if (event) this.#send(event);
    }
  }

  get isConfigured() {
    return this.endpoint.url !== '';
  }

  /** Whether nothing is on its way or waits to be tried again. */
  get isIdle() {
    return this.#underway === 0 && this.#collected.length === 0;
  }

  /** @param {Partial<Endpoint>} changes */
  configure(changes) {
    this.endpoint = { ...this.endpoint, ...changes };
    if (changes.hold === false && this.#collected.length > 0) this.#sendShuffled();
  }

  stop() {
    this.#isStopped = true;
  }

  /** @param {Stripe.Event} event */
  take(event) {
    const { drop, reorder, windowMs, hold } = this.endpoint;
    if (!this.isConfigured || drop === true || (Array.isArray(drop) && drop.includes(event.type))) return;
    this.store.rest.deliveries.push({ eventId: event.id });
    if (!reorder && !hold) return this.#send(event);
    this.#collected.push(event);
    if (!hold) this.#window ??= setTimeout(() => this.#sendShuffled(), windowMs);
  }

  /** Delivers an event anew, as Stripe does when asked to resend it. @param {Stripe.Event} event */
  resend(event) {
    this.store.rest.deliveries.push({ eventId: event.id });
    this.#send(event);
  }

  #sendShuffled() {
    const copies = this.#collected.flatMap((event) => Array(this.endpoint.copies).fill(event));
    this.#collected = [];
    clearTimeout(this.#window);
    this.#window = undefined;
    for (const event of shuffled(copies)) this.#start(() => this.#deliver(event));
  }

  /** In the order in which things happened; what has to be tried again lets the others pass. @param {Stripe.Event} event */
  #send(event) {
    const { copies } = this.endpoint;
    this.#start(async () => {
      const before = this.#order;
      /** @type {() => void} */
      let pass = () => {};
      this.#order = new Promise((resolve) => (pass = resolve));
      await before;
      await Promise.all(Array.from({ length: copies }, () => this.#deliver(event, pass)));
    });
  }

  /** @param {() => Promise<void>} work */
  #start(work) {
    this.#underway += 1;
    void work().finally(() => (this.#underway -= 1));
  }

  /**
   * @param {Stripe.Event} event
   * @param {() => void} [pass]
   */
  async #deliver(event, pass) {
    await wait(this.endpoint.delayMs);
    for (let attempt = 0; ; attempt += 1) {
      if (this.#isStopped) return;
      const status = await this.#limit.pass(() => this.#attempt(event));
      this.log.push({ eventId: event.id, type: event.type, attempt, status, at: new Date().toISOString() });
      pass?.();
      if (status !== null && status >= 200 && status < 300) return this.#arrived(event);
      const pause = this.endpoint.retryMs[attempt];
      if (pause === undefined) return this.#givenUp(event);
      await wait(pause, undefined, { ref: false });
    }
  }

  /**
   * @param {Stripe.Event} event
   * @returns {Promise<number | null>}
   */
  async #attempt(event) {
    const { url, secrets, ageSeconds, altered, timeoutMs } = this.endpoint;
    const body = JSON.stringify(event, null, 2);
    const timestamp = this.now() - ageSeconds;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureOf(body, secrets, timestamp),
        },
        body: altered ? body.replace(event.id, `${event.id.slice(0, -1)}_`) : body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      // Nobody there, or no answer in time: the next attempt will show.
      return null;
    }
  }

  /** @param {Stripe.Event} event */
  #arrived(event) {
    event.pending_webhooks = 0;
    this.#givenUp(event);
  }

  /** @param {Stripe.Event} event */
  #givenUp(event) {
    const { rest } = this.store;
    rest.deliveries = rest.deliveries.filter(({ eventId }) => eventId !== event.id);
    this.store.changed();
  }
}
