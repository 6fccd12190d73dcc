import { Injectable } from '@nestjs/common';
import { FulfilCheckout } from '../purchases/fulfil-checkout.js';
import { SettleDispute } from '../refunds/settle-dispute.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { StripePort } from '../stripe/stripe-port.js';
import { SettleInvoice } from '../purchases/settle-invoice.js';
import { SyncSubscription } from '../subscriptions/sync-subscription.js';
import type { HandledType } from './handled-types.js';

/** What is done about an object of the provider: always fetch it and make its state true here. */
@Injectable()
export class EventActs {
  constructor(
    private readonly stripe: StripePort,
    private readonly checkouts: FulfilCheckout,
    private readonly invoices: SettleInvoice,
    private readonly subscriptions: SyncSubscription,
    private readonly refunds: SettleRefund,
    private readonly disputes: SettleDispute,
  ) {}

  readonly byType: Readonly<Record<HandledType, (ref: string) => Promise<void>>> = {
    'checkout.session.completed': (ref) => this.checkouts.run(ref),
    'checkout.session.async_payment_succeeded': (ref) => this.checkouts.run(ref),
    'checkout.session.async_payment_failed': (ref) => this.checkouts.fail(ref),
    'checkout.session.expired': (ref) => this.checkouts.run(ref),
    'invoice.paid': (ref) => this.invoices.run(ref),
    'invoice.payment_failed': (ref) => this.syncOfInvoice(ref),
    'customer.subscription.updated': (ref) => this.subscriptions.run(ref),
    'customer.subscription.deleted': (ref) => this.subscriptions.run(ref),
    'charge.refunded': (ref) => this.settleRefunds('charges', ref),
    'refund.updated': (ref) => this.settleRefunds('refunds', ref),
    'refund.failed': (ref) => this.settleRefunds('refunds', ref),
    'charge.dispute.created': (ref) => this.disputes.run(ref),
    'charge.dispute.updated': (ref) => this.disputes.run(ref),
    'charge.dispute.closed': (ref) => this.disputes.run(ref),
  };

  private async syncOfInvoice(ref: string): Promise<void> {
    const { subscriptionRef } = await this.stripe.getInvoice(ref);
    if (subscriptionRef !== null) await this.subscriptions.run(subscriptionRef);
  }

  private async settleRefunds(kind: 'charges' | 'refunds', ref: string): Promise<void> {
    const intentRef = await this.stripe.intentOf(kind, ref);
    if (intentRef !== null) await this.refunds.run(intentRef);
  }
}
