import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import Stripe from 'stripe';
import { CLOCK, type Clock } from '../clock.js';
import { answered, isMissing } from './provider-errors.js';
import { checkoutParameters, type CheckoutOrder } from './checkout-parameters.js';
import { toldEvent, type ToldEvent } from './read-event.js';
import {
  chargeFacts,
  disputeFacts,
  invoiceFacts,
  refOf,
  refundOutcome,
  sessionFacts,
  subscriptionFacts,
  type ChargeFacts,
  type DisputeFacts,
  type InvoiceFacts,
  type RefundOutcome,
  type SessionFacts,
  type SubscriptionFacts,
} from './stripe-facts.js';
import type { StripeSettings } from './stripe-settings.js';

/** Injects the StripeSettings, or null where no key is set. */
export const STRIPE_SETTINGS = Symbol('STRIPE_SETTINGS');

const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The payment provider, as far as billing needs it. Its failures are PAYMENT_PROVIDER_DOWN. */
@Injectable()
export class StripePort {
  private readonly client: Stripe | undefined;
  private readonly log = logger('stripe');

  constructor(
    @Inject(STRIPE_SETTINGS) private readonly settings: StripeSettings | null,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.client = settings ? new Stripe(settings.secretKey, clientOptions(settings)) : undefined;
  }

  get isConfigured(): boolean {
    return this.client !== undefined;
  }

  /** The checkout of this order. The same order with the same attempt is the same checkout, however often it is asked for. */
  async openCheckout(order: CheckoutOrder): Promise<SessionFacts & { url: string }> {
    const parameters = checkoutParameters(order, { isTaxAutomatic: this.settings?.isTaxAutomatic ?? false });
    const idempotencyKey = `checkout:${order.paymentId}:${order.attempt}`;
    const session = await answered('checkout.sessions.create', () =>
      this.stripe.checkout.sessions.create(parameters, { idempotencyKey }),
    );
    const facts = sessionFacts(session);
    if (facts.url === null || !this.isCheckoutUrl(facts.url)) {
      this.log.error({ host: hostOf(facts.url) }, 'the checkout is somewhere nobody is to be sent to');
      throw new AppError('PAYMENT_PROVIDER_DOWN');
    }
    return { ...facts, url: facts.url };
  }

  async getCheckout(ref: string): Promise<SessionFacts> {
    return sessionFacts(
      await answered('checkout.sessions.retrieve', () => this.stripe.checkout.sessions.retrieve(ref)),
    );
  }

  /** Closes an open checkout; one that was closed or paid meanwhile is returned as it is. */
  async closeCheckout(ref: string): Promise<SessionFacts> {
    try {
      return sessionFacts(await this.stripe.checkout.sessions.expire(ref));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return this.getCheckout(ref);
      return answered('checkout.sessions.expire', () => Promise.reject(error as Error));
    }
  }

  async getInvoice(ref: string): Promise<InvoiceFacts> {
    return invoiceFacts(
      await answered('invoices.retrieve', () => this.stripe.invoices.retrieve(ref, { expand: ['payments'] })),
    );
  }

  async getSubscription(ref: string): Promise<SubscriptionFacts> {
    const askedAt = this.clock();
    return subscriptionFacts(
      await answered('subscriptions.retrieve', () => this.stripe.subscriptions.retrieve(ref)),
      askedAt,
    );
  }

  /** Lets it end with the period that is paid for, or go on after all. */
  async setEnding(ref: string, endsWithPeriod: boolean): Promise<SubscriptionFacts> {
    const askedAt = this.clock();
    return subscriptionFacts(
      await answered('subscriptions.update', () =>
        this.stripe.subscriptions.update(ref, { cancel_at_period_end: endsWithPeriod }),
      ),
      askedAt,
    );
  }

  /** Ends it at once; one that has ended already is left as it is. */
  async endSubscription(ref: string): Promise<void> {
    const { status } = await this.getSubscription(ref);
    if (status === 'ended') return;
    await answered('subscriptions.cancel', () =>
      this.stripe.subscriptions.cancel(ref, { prorate: false, invoice_now: false }),
    );
  }

  async getCharge(intentRef: string): Promise<ChargeFacts> {
    const { latest_charge: charge } = await answered('paymentIntents.retrieve', () =>
      this.stripe.paymentIntents.retrieve(intentRef, { expand: ['latest_charge'] }),
    );
    return chargeFacts(typeof charge === 'string' ? null : charge);
  }

  /** Gives all of it back; the same refund id is the same refund, however often it is asked for. */
  async refund(refundId: string, attempt: number, intentRef: string): Promise<string> {
    const refund = await answered('refunds.create', () =>
      this.stripe.refunds.create(
        { payment_intent: intentRef, reason: 'requested_by_customer', metadata: { refundId } },
        { idempotencyKey: `refund:${refundId}:${attempt}` },
      ),
    );
    return refund.id;
  }

  /** What has become of giving this payment back, or null when nobody tried. */
  async getRefundOutcome(intentRef: string, amountCents: number): Promise<RefundOutcome | null> {
    const refunds = await answered('refunds.list', () =>
      this.stripe.refunds.list({ payment_intent: intentRef }),
    );
    return refundOutcome(refunds.data, amountCents);
  }

  /** The money that a charge or a refund is about. */
  async intentOf(kind: 'charges' | 'refunds', ref: string): Promise<string | null> {
    const found = await answered<Stripe.Charge | Stripe.Refund>(`${kind}.retrieve`, () =>
      kind === 'charges' ? this.stripe.charges.retrieve(ref) : this.stripe.refunds.retrieve(ref),
    );
    return refOf(found.payment_intent);
  }

  async getDispute(ref: string): Promise<DisputeFacts> {
    return disputeFacts(await answered('disputes.retrieve', () => this.stripe.disputes.retrieve(ref)));
  }

  async openPortal(customerRef: string, returnUrl: string, language: Language): Promise<string> {
    const { url } = await answered('billingPortal.sessions.create', () =>
      this.stripe.billingPortal.sessions.create({
        customer: customerRef,
        return_url: returnUrl,
        locale: language,
      }),
    );
    return url;
  }

  /** Every event of these types since then, the oldest first. */
  async listEvents(types: readonly string[], since: Date): Promise<ToldEvent[]> {
    const events: ToldEvent[] = [];
    await answered('events.list', async () => {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for await (const event of this.stripe.events.list({ types: [...types], created, limit: 100 })) {
        events.push(toldEvent.parse(event));
      }
    });
    return events.reverse();
  }

  /** Removes what the provider knows of a person; a customer who is gone already is no error. */
  async forgetCustomer(customerRef: string): Promise<void> {
    try {
      await this.stripe.customers.del(customerRef);
    } catch (error) {
      if (!isMissing(error)) await answered('customers.del', () => Promise.reject(error as Error));
    }
  }

  private get stripe(): Stripe {
    if (!this.client) throw new AppError('PAYMENT_NOT_CONFIGURED');
    return this.client;
  }

  private isCheckoutUrl(url: string): boolean {
    const { protocol, hostname } = new URL(url);
    const { apiBase, checkoutHosts = [] } = this.settings ?? {};
    const isSafe = protocol === 'https:' || apiBase !== undefined;
    return isSafe && checkoutHosts.includes(hostname);
  }
}

const hostOf = (url: string | null): string | null =>
  url !== null && URL.canParse(url) ? new URL(url).host : null;

function clientOptions({ apiBase }: StripeSettings): Stripe.StripeConfig {
  const options = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (apiBase === undefined) return options;
  const { protocol, hostname, port } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return {
    ...options,
    protocol: isHttps ? 'https' : 'http',
    host: hostname,
    port: port || (isHttps ? 443 : 80),
  };
}
