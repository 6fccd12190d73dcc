import { eventually, StripeAccount, type PaymentMeans, type TestActor } from '@pactwright/testing';
import type { PlanType } from '@pactwright/protocol';
import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import type { AppConfig } from '../src/app.module.js';
import { BillingHarness } from './harness.js';
import { WebhookRelay, tell } from './webhook-relay.js';

const BUSY = 503;
const PAUSE_MS = 200;
const AT_ONCE = 5;
/* Upper bounds for a busy machine. */
const PATIENCE = { withinMs: 60_000 };

export interface PaymentAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Billing with an account of its own at the stand-in for Stripe, both at the same moment, the webhook connected. */
export class StripeShop {
  private constructor(
    readonly billing: BillingHarness,
    readonly account: StripeAccount,
    private readonly relay: WebhookRelay,
  ) {}

  static async open(config: Partial<AppConfig> = {}, server?: string): Promise<StripeShop> {
    const account = new StripeAccount();
    const billing = await BillingHarness.start({
      server,
      config: {
        STRIPE_SECRET_KEY: account.secretKey,
        STRIPE_WEBHOOK_SECRET: [account.webhookSecret],
        STRIPE_API_BASE: account.apiBase,
        ...config,
      },
    });
    const relay = await WebhookRelay.open(`${billing.service.url}/api/payment/webhook`);
    await account.setClock(billing.now);
    await account.connect(relay.url);
    return new StripeShop(billing, account, relay);
  }

  async close(): Promise<void> {
    await this.relay.close();
    await this.billing.stop();
  }

  /** The client of the provider, to look at what billing has made there. */
  get stripe(): Stripe {
    const { hostname: host, port } = new URL(this.account.apiBase);
    return new Stripe(this.account.secretKey, { host, port, protocol: 'http', telemetry: false });
  }

  /** Pays as the web does, and again when the service is too busy to say. */
  async pay(actor: TestActor, contractId: string, planType: PlanType): Promise<PaymentAnswer> {
    for (;;) {
      const { status, body } = await this.billing.pay(actor, contractId, planType);
      if (status !== BUSY) return { status, body: body as unknown };
      await wait(PAUSE_MS);
    }
  }

  /** Orders the contract and gives the id of the session at the provider. */
  async order(actor: TestActor, contractId: string, planType: PlanType): Promise<string> {
    const { status, body } = await this.pay(actor, contractId, planType);
    const { checkoutUrl = '' } = body as { checkoutUrl?: string };
    const [id] = /cs_\w+$/.exec(checkoutUrl) ?? [];
    if (id === undefined) throw new Error(`no checkout: ${status} ${JSON.stringify(body)}`);
    return id;
  }

  /** Orders a new contract of this actor's and pays for it at the provider; billing need not know yet. */
  async buy(actor: TestActor, planType: PlanType, means: PaymentMeans = 'good'): Promise<string> {
    const contractId = this.billing.contractOf(actor);
    const sessionId = await this.order(actor, contractId, planType);
    await this.account.pay(sessionId, means, `${contractId}@example.com`);
    return contractId;
  }

  /** Makes so many of something, a few at a time. */
  async times<T>(count: number, make: () => Promise<T>): Promise<T[]> {
    const made: T[] = [];
    while (made.length < count) {
      const few = Math.min(AT_ONCE, count - made.length);
      made.push(...(await Promise.all(Array.from({ length: few }, make))));
    }
    return made;
  }

  /** Both clocks on to a moment: what is due at the provider happens on the way. */
  async moveTo(now: Date): Promise<void> {
    this.billing.now = now;
    await this.account.moveClock(now);
  }

  /** Resolves when every event has been delivered, and acted upon. */
  async settled(): Promise<void> {
    await this.account.delivered();
    await this.handled();
  }

  /** Resolves when billing has acted upon everything it was told. */
  async handled(): Promise<void> {
    await eventually(async () => {
      expect(await this.billing.count('stripe_events', 'handled_at IS NULL')).toBe(0);
    }, PATIENCE);
  }

  /** The events of these types, the oldest first. */
  async events(types: readonly string[]): Promise<Stripe.Event[]> {
    const events: Stripe.Event[] = [];
    for await (const event of this.stripe.events.list({ types: [...types], limit: 100 })) events.push(event);
    return events.reverse();
  }

  /** Tells billing something over its webhook, as anybody could. */
  tell(body: string, signature?: string): Promise<number> {
    return tell(`${this.billing.service.url}/api/payment/webhook`, body, signature);
  }
}
