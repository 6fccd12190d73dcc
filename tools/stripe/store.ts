import { mkdirSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type Stripe from 'stripe';
import { noSuch } from './errors.ts';

/** The kinds of objects by what they call themselves. */
export interface Kinds {
  'billing_portal.session': Stripe.BillingPortal.Session;
  charge: Stripe.Charge;
  'checkout.session': Stripe.Checkout.Session;
  customer: Stripe.Customer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  item: Stripe.LineItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
}

export type Kind = keyof Kinds;

export type Wire = Kinds[Kind];

/** Something that happens by itself when its time has come. */
export interface Due {
  at: number;
  what: 'expire-session' | 'settle-transfer' | 'settle-refund' | 'renew' | 'retry-invoice';
  id: string;
}

/** An answer that is given again to the same idempotency key. */
export interface Reply {
  path: string;
  params: string;
  status: number;
  body: string;
  at: number;
}

/** An event on its way to the webhook. */
interface Delivery {
  eventId: string;
}

/** What is known of an object and never shown on the wire. */
type Facts = Record<string, string>;

const empty = () => ({
  offset: 0,
  objects: [] as Wire[],
  facts: {} as Record<string, Facts>,
  agenda: [] as Due[],
  replies: {} as Record<string, Reply>,
  deliveries: [] as Delivery[],
});

/** Everything one account consists of, kept in one file when it is given one. */
export class Store {
  #file: string | undefined;
  #writing: NodeJS.Immediate | undefined;
  #objects: Map<string, Wire>;
  rest;

  /** @param file without one nothing is kept */
  constructor(file?: string) {
    this.#file = file;
    const known =
      file !== undefined && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof empty>)
        : empty();
    const { objects, ...rest } = known;
    this.#objects = new Map(objects.map((object) => [object.id, object]));
    /** Agenda, answers and deliveries, to be changed in place. */
    this.rest = rest;
  }

  add<T extends Wire>(object: T, facts?: Facts): T {
    this.#objects.set(object.id, object);
    if (facts) this.rest.facts[object.id] = facts;
    this.changed();
    return object;
  }

  remove(id: string) {
    this.#objects.delete(id);
    this.changed();
  }

  factsOf(id: string) {
    return (this.rest.facts[id] ??= {});
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const object = this.#objects.get(id);
    return object?.object === kind ? (object as Kinds[K]) : undefined;
  }

  /** @param param the parameter that names it */
  get<K extends Kind>(kind: K, id: string, param?: string) {
    const object = this.find(kind, id);
    if (!object) throw noSuch(kind, id, param);
    return object;
  }

  /** One that a request names and that was not deleted. */
  customer(id: string) {
    const customer = this.get('customer', id, 'customer');
    if ('deleted' in customer) throw noSuch('customer', id, 'customer');
    return customer;
  }

  any(id: string) {
    return this.#objects.get(id);
  }

  /** @returns newest first, as every list of Stripe */
  all<K extends Kind>(kind: K): Kinds[K][] {
    const found = [...this.#objects.values()].filter(({ object }) => object === kind);
    return found.reverse() as Kinds[K][];
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
