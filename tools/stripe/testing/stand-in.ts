import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { Accounts } from '../accounts.ts';
import { createStripeServer } from '../server.ts';

export const KEY = 'sk_test_standInOfTests';
export const SECRET = 'whsec_test';

export interface Delivered {
  readonly event: Stripe.Event;
  readonly body: Buffer;
  readonly signature: string;
}

/** A stand-in on a free port, the client of the `stripe` package, and somebody who receives its events. */
export class StandIn {
  readonly received: Delivered[] = [];
  readonly reported: unknown[] = [];
  /** What the receiver answers next; 200 when nothing is left. */
  readonly answers: number[] = [];
  private accounts: Accounts | undefined;
  private server: Server | undefined;
  private receiver: Server | undefined;
  url = '';
  client = new Stripe(KEY);

  private constructor(private readonly folder?: string) {}

  static async open(folder?: string): Promise<StandIn> {
    const standIn = new StandIn(folder);
    standIn.receiver = createServer((request, response) => {
      void buffer(request).then((body) => {
        const signature = String(request.headers['stripe-signature']);
        const event = JSON.parse(body.toString()) as Stripe.Event;
        standIn.received.push({ event, body, signature });
        response.writeHead(standIn.answers.shift() ?? 200).end();
      });
    });
    await once(standIn.receiver.listen(0, '127.0.0.1'), 'listening');
    await standIn.start();
    return standIn;
  }

  private async start(): Promise<void> {
    const receiver = `http://127.0.0.1:${(this.receiver?.address() as AddressInfo).port}/`;
    this.accounts = new Accounts({
      origin: 'http://pay.test',
      webhook: { url: receiver, secrets: [SECRET], retryMs: [10, 10, 10] },
      ...(this.folder === undefined ? {} : { folder: this.folder, key: KEY }),
    });
    this.server = createStripeServer(this.accounts, { report: (error) => this.reported.push(error) });
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = this.server.address() as AddressInfo;
    this.url = `http://127.0.0.1:${port}`;
    this.client = this.clientWith(KEY);
  }

  clientWith(key: string): Stripe {
    const { port } = new URL(this.url);
    return new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  private async stop(): Promise<void> {
    for (const { webhookSender, store } of this.accounts?.all() ?? []) {
      webhookSender.stop();
      store.flush();
    }
    await closed(this.server);
  }

  async close(): Promise<void> {
    await this.stop();
    await closed(this.receiver);
  }

  async control<T = unknown>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/_control/${path}`, {
      method,
      headers: { authorization: `Bearer ${KEY}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as T;
  }

  /** Resolves when every event has arrived, with the types in the order they came. */
  async told(): Promise<string[]> {
    while (!(await this.control<{ isIdle: boolean }>('GET', 'state')).isIdle) await wait(5);
    return this.received.map(({ event }) => event.type);
  }

  async subscribed(means = 'good'): Promise<Stripe.Subscription> {
    const { id } = await this.client.checkout.sessions.create(aSubscriptionOrder());
    const session = await this.control<Stripe.Checkout.Session>('POST', `sessions/${id}/pay`, { means });
    return this.client.subscriptions.retrieve(String(session.subscription));
  }

  async bought(): Promise<Stripe.Checkout.Session> {
    const { id } = await this.client.checkout.sessions.create(anOrder());
    return this.control<Stripe.Checkout.Session>('POST', `sessions/${id}/pay`, {});
  }
}

async function closed(server: Server | undefined): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}

export const anOrder = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 800, product_data: { name: 'Contract' } } },
  ],
  client_reference_id: 'order-1',
  metadata: { contractId: 'contract-1' },
  payment_intent_data: { metadata: { contractId: 'contract-1' } },
  success_url: 'https://shop.test/done?session={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.test/back',
  ...more,
});

export const aSubscriptionOrder = (): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 500,
        recurring: { interval: 'month' },
        product_data: { name: 'Four contracts' },
      },
    },
  ],
  subscription_data: { metadata: { userId: 'user-1' } },
  success_url: 'https://shop.test/done',
});
