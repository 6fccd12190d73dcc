import { Inject, Injectable } from '@nestjs/common';
import { PRICES, type BillingAccount, type Receipt } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { PAYMENT_MODE, type PaymentMode } from '../mode/payment-mode.js';
import { PastRefunds } from '../refunds/past-refunds.js';
import { StripePort } from '../stripe/stripe-port.js';
import { billingPeriodAt } from '../subscriptions/billing-period.js';
import { Customer } from '../ledger/customer.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { receiptsOf } from './receipt.js';

/** The money page of a user: the plan, what is left of it, and what was paid. */
@Injectable()
export class ReadAccount {
  private readonly log = logger('account');

  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly stripe: StripePort,
    private readonly pastRefunds: PastRefunds,
    @Inject(PAYMENT_MODE) private readonly mode: PaymentMode,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(userId: string): Promise<BillingAccount> {
    const account = await this.read(userId);
    return { ...account, receipts: await this.withPastRefunds(userId, account.receipts) };
  }

  /** A refund that the request for it would refuse is not offered; while nobody knows the address, the request decides. */
  private async withPastRefunds(userId: string, receipts: readonly Receipt[]): Promise<Receipt[]> {
    if (receipts.every(({ refundRefusal }) => refundRefusal !== null)) return [...receipts];
    try {
      const hadBefore = await this.pastRefunds.before(userId, receipts);
      return receipts.map((receipt) =>
        receipt.refundRefusal === null && hadBefore(receipt)
          ? { ...receipt, refundableUntil: null, refundRefusal: 'not-first' }
          : receipt,
      );
    } catch (error) {
      this.log.warn({ err: error }, 'refunds are shown without those of former accounts');
      return [...receipts];
    }
  }

  private read(userId: string): Promise<BillingAccount> {
    return this.dataSource.transaction(async (manager) => ({
      testMode: this.mode === 'test',
      subscription: await this.readSubscription(manager, userId),
      receipts: await receiptsOf(manager, { userId }, this.clock()),
      hasPortal: this.stripe.isConfigured && (await manager.existsBy(Customer, { userId })),
    }));
  }

  private async readSubscription(
    manager: EntityManager,
    userId: string,
  ): Promise<BillingAccount['subscription']> {
    const now = this.clock();
    const subscription =
      (await this.subscriptions.findAlive(manager, userId, now)) ??
      (await manager.findOne(Subscription, { where: { userId }, order: { anchoredAt: 'DESC' } }));
    if (subscription === null) return null;
    const latest = await this.subscriptions.latestPeriod(manager, subscription, now);
    /* A test subscription is charged when it is next used. */
    const isUncharged =
      subscription.providerRef === null && subscription.status !== 'ended' && (latest?.endsAt ?? now) <= now;
    if (latest === null && !isUncharged) return null;
    const period =
      isUncharged || latest === null
        ? billingPeriodAt(subscription.anchoredAt, now)
        : { start: latest.startsAt, end: latest.endsAt };
    return {
      status: subscription.status,
      quota: PRICES.subscription.contracts,
      used: isUncharged ? 0 : (latest?.used ?? 0),
      periodStart: period.start.toISOString(),
      periodEnd: period.end.toISOString(),
      isCancelled: subscription.endsAt !== null,
    };
  }
}
