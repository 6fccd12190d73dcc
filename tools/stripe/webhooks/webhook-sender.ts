import { setTimeout as wait } from 'node:timers/promises';
import type Stripe from 'stripe';
import { shuffled } from './shuffle.ts';
import { signatureOf } from './signature.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { Store } from '../store.ts';

/** Where events go and how badly they travel. */
export interface Endpoint {
  /** empty while nobody listens */
  url: string;
  /** each signs every delivery */
  secrets: string[];
  /** how often each event is delivered, all copies at once */
  copies: number;
  /** collects what happens within `windowMs` and delivers it shuffled and at once */
  reorder: boolean;
  windowMs: number;
  /** collects until it is false again, and then delivers it shuffled and at once */
  hold: boolean;
  /** before the first attempt */
  delayMs: number;
  /** delivers nothing, or nothing of these types */
  drop: boolean | string[];
  /** how old the signature says it is */
  ageSeconds: number;
  /** changes a byte after signing */
  altered: boolean;
  /** pauses before the second, third, ... attempt */
  retryMs: number[];
  timeoutMs: number;
}

const AT_ONCE = 20;

const defaults: Endpoint = {
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

interface Attempt {
  eventId: string;
  type: string;
  attempt: number;
  /** null when nobody answered */
  status: number | null;
  at: string;
}

/** Brings events to the webhook, and again while it does not answer 2xx. */
export class WebhookSender {
  log: Attempt[] = [];
  #collected: Stripe.Event[] = [];
  #window: NodeJS.Timeout | undefined;
  #order = Promise.resolve();
  #limit = new ConcurrencyLimit(AT_ONCE);
  #underway = 0;
  #isStopped = false;
  store: Store;
  now: () => number;
  endpoint: Endpoint;

  /** @param now the moment signatures say, in seconds */
  constructor(store: Store, now: () => number, endpoint?: Partial<Endpoint>) {
    this.store = store;
    this.now = now;
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

  configure(changes: Partial<Endpoint>) {
    this.endpoint = { ...this.endpoint, ...changes };
    if (changes.hold === false && this.#collected.length > 0) this.#sendShuffled();
  }

  stop() {
    this.#isStopped = true;
  }

  take(event: Stripe.Event) {
    const { drop, reorder, windowMs, hold } = this.endpoint;
    if (!this.isConfigured || drop === true || (Array.isArray(drop) && drop.includes(event.type))) return;
    this.store.rest.deliveries.push({ eventId: event.id });
    if (!reorder && !hold) return this.#send(event);
    this.#collected.push(event);
    if (!hold) this.#window ??= setTimeout(() => this.#sendShuffled(), windowMs);
  }

  /** Delivers an event anew, as Stripe does when asked to resend it. */
  resend(event: Stripe.Event) {
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

  /** In the order in which things happened; what has to be tried again lets the others pass. */
  #send(event: Stripe.Event) {
    const { copies } = this.endpoint;
    this.#start(async () => {
      const before = this.#order;
      let pass: () => void = () => {};
      this.#order = new Promise((resolve) => (pass = resolve));
      await before;
      await Promise.all(Array.from({ length: copies }, () => this.#deliver(event, pass)));
    });
  }

  #start(work: () => Promise<void>) {
    this.#underway += 1;
    void work().finally(() => (this.#underway -= 1));
  }

  async #deliver(event: Stripe.Event, pass?: () => void) {
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

  async #attempt(event: Stripe.Event): Promise<number | null> {
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

  #arrived(event: Stripe.Event) {
    event.pending_webhooks = 0;
    this.#givenUp(event);
  }

  #givenUp(event: Stripe.Event) {
    const { rest } = this.store;
    rest.deliveries = rest.deliveries.filter(({ eventId }) => eventId !== event.id);
    this.store.changed();
  }
}
