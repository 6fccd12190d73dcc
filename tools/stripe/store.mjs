import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSuch } from './errors.mjs';

/** @import Stripe from 'stripe' */

/**
 * The kinds of objects by what they call themselves.
 * @typedef {{
 *   'billing_portal.session': Stripe.BillingPortal.Session,
 *   charge: Stripe.Charge,
 *   'checkout.session': Stripe.Checkout.Session,
 *   customer: Stripe.Customer,
 *   dispute: Stripe.Dispute,
 *   event: Stripe.Event,
 *   invoice: Stripe.Invoice,
 *   invoice_payment: Stripe.InvoicePayment,
 *   item: Stripe.LineItem,
 *   payment_intent: Stripe.PaymentIntent,
 *   payment_method: Stripe.PaymentMethod,
 *   price: Stripe.Price,
 *   product: Stripe.Product,
 *   refund: Stripe.Refund,
 *   subscription: Stripe.Subscription,
 * }} Kinds
 * @typedef {keyof Kinds} Kind
 * @typedef {Kinds[Kind]} Wire
 */

/**
 * Something that happens by itself when its time has come.
 * @typedef {{ at: number, what: 'expire-session' | 'settle-transfer' | 'settle-refund' | 'renew' | 'retry-invoice',
 *   id: string }} Due
 */

/**
 * An answer that is given again to the same idempotency key.
 * @typedef {{ path: string, params: string, status: number, body: string, at: number }} Reply
 */

/**
 * An event on its way to the webhook.
 * @typedef {{ eventId: string }} Delivery
 */

/**
 * What is known of an object and never shown on the wire.
 * @typedef {Record<string, string>} Facts
 */

const empty = () => ({
  offset: 0,
  /** @type {Wire[]} */
  objects: [],
  /** @type {Record<string, Facts>} */
  facts: {},
  /** @type {Due[]} */
  agenda: [],
  /** @type {Record<string, Reply>} */
  replies: {},
  /** @type {Delivery[]} */
  deliveries: [],
});

/** Everything one account consists of, kept in one file when it is given one. */
export class Store {
  #file;
  /** @type {NodeJS.Immediate | undefined} */
  #writing;
  /** @type {Map<string, Wire>} */
  #objects;

  /** @param {string} [file] without one nothing is kept */
  constructor(file) {
    this.#file = file;
    const known =
      file !== undefined && existsSync(file)
        ? /** @type {ReturnType<typeof empty>} */ (JSON.parse(readFileSync(file, 'utf8')))
        : empty();
    const { objects, ...rest } = known;
    this.#objects = new Map(objects.map((object) => [object.id, object]));
    /** Agenda, answers and deliveries, to be changed in place. */
    this.rest = rest;
  }

  /**
   * @template {Wire} T
   * @param {T} object
   * @param {Facts} [facts]
   * @returns {T}
   */
  add(object, facts) {
    this.#objects.set(object.id, object);
    if (facts) this.rest.facts[object.id] = facts;
    this.changed();
    return object;
  }

  /** @param {string} id */
  remove(id) {
    this.#objects.delete(id);
    this.changed();
  }

  /** @param {string} id */
  factsOf(id) {
    return (this.rest.facts[id] ??= {});
  }

  /**
   * @template {Kind} K
   * @param {K} kind
   * @param {string} id
   * @returns {Kinds[K] | undefined}
   */
  find(kind, id) {
    const object = this.#objects.get(id);
    return object?.object === kind ? /** @type {Kinds[K]} */ (object) : undefined;
  }

  /**
   * @template {Kind} K
   * @param {K} kind
   * @param {string} id
   * @param {string} [param] the parameter that names it
   */
  get(kind, id, param) {
    const object = this.find(kind, id);
    if (!object) throw noSuch(kind, id, param);
    return object;
  }

  /** One that a request names and that was not deleted. @param {string} id */
  customer(id) {
    const customer = this.get('customer', id, 'customer');
    if ('deleted' in customer) throw noSuch('customer', id, 'customer');
    return customer;
  }

  /** @param {string} id */
  any(id) {
    return this.#objects.get(id);
  }

  /**
   * @template {Kind} K
   * @param {K} kind
   * @returns {Kinds[K][]} newest first, as every list of Stripe
   */
  all(kind) {
    const found = [...this.#objects.values()].filter(({ object }) => object === kind);
    return /** @type {Kinds[K][]} */ (found.reverse());
  }

  /** Writes the file once the work at hand is done. */
  changed() {
    if (this.#file === undefined) return;
    this.#writing ??= setImmediate(() => this.flush());
  }

  flush() {
    if (this.#file === undefined) return;
    clearImmediate(this.#writing);
    this.#writing = undefined;
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    writeFileSync(
      `${this.#file}.new`,
      JSON.stringify({ ...this.rest, objects: [...this.#objects.values()] }),
      {
        mode: 0o600,
      },
    );
    renameSync(`${this.#file}.new`, this.#file);
  }
}
