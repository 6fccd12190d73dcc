import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PRICES } from '@pactwright/protocol';
import { Not, type EntityManager } from 'typeorm';
import { PAYMENT_MODE, type PaymentMode } from '../mode/payment-mode.js';
import { unlocks } from '../ledger/change-status.js';
import { confirmTestPayment } from '../ledger/confirm-test-payment.js';
import { Payment } from '../ledger/payment.entity.js';
import { billingPeriodAt, type BillingPeriod } from './billing-period.js';
import { QuotaPeriod } from '../ledger/quota-period.entity.js';
import { QuotaUse } from '../ledger/quota-use.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';

/* What was just paid for may begin in our future. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** Subscriptions and the quota of their periods. Every method works inside the caller's transaction. */
@Injectable()
export class SubscriptionsService {
  constructor(@Inject(PAYMENT_MODE) private readonly mode: PaymentMode) {}

  /** The user's subscription that has not ended. */
  async findAlive(manager: EntityManager, userId: string, now: Date): Promise<Subscription | null> {
    const found = await manager.findOneBy(Subscription, { userId, status: Not('ended') });
    if (found === null || !this.isOver(found, now)) return found;
    await manager.update(Subscription, found.id, { status: 'ended' });
    return null;
  }

  /** The user's subscription, begun now when there is none. */
  async openTest(manager: EntityManager, userId: string, now: Date): Promise<Subscription> {
    const known = await this.findAlive(manager, userId, now);
    if (known !== null) return known;
    await manager
      .createQueryBuilder()
      .insert()
      .into(Subscription)
      .values({ id: randomUUID(), userId, testMode: true, anchoredAt: now })
      .orIgnore()
      .execute();
    const subscription = await this.findAlive(manager, userId, now);
    if (subscription === null) throw new Error('an active subscription neither exists nor could be begun');
    return subscription;
  }

  /** The period at this moment from which contracts may be unlocked; null while it is not paid for. */
  async currentPeriod(
    manager: EntityManager,
    subscription: Subscription,
    now: Date,
  ): Promise<QuotaPeriod | null> {
    const isCurrent = (period: QuotaPeriod | null): period is QuotaPeriod =>
      period !== null && period.endsAt > now;
    const latest = await this.latestPeriod(manager, subscription, now);
    const period =
      isCurrent(latest) || subscription.providerRef !== null
        ? latest
        : await this.chargeTest(manager, subscription, now);
    return isCurrent(period) && (await this.isPaid(manager, period)) ? period : null;
  }

  /** The last period that had begun at this moment, by the provider's clock as well. */
  latestPeriod(manager: EntityManager, { id }: Subscription, now: Date): Promise<QuotaPeriod | null> {
    const begun = new Date(now.getTime() + CLOCKS_DIFFER_MS);
    return manager
      .createQueryBuilder(QuotaPeriod, 'period')
      .where('period.subscriptionId = :id AND period.startsAt <= :begun', { id, begun })
      .orderBy('period.startsAt', 'DESC')
      .limit(1)
      .getOne();
  }

  /** The contracts of one period that `payment` has paid for. */
  grantPeriod(
    manager: EntityManager,
    payment: Payment & { subscriptionId: string },
    { start, end }: BillingPeriod,
  ): Promise<QuotaPeriod> {
    return manager.save(QuotaPeriod, {
      id: randomUUID(),
      subscriptionId: payment.subscriptionId,
      paymentId: payment.id,
      startsAt: start,
      endsAt: end,
      granted: PRICES.subscription.contracts,
      used: 0,
    });
  }

  /** Spends one unit on the contract; false when none is left. */
  async spend(manager: EntityManager, period: QuotaPeriod, contractId: string, now: Date): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(QuotaPeriod)
      .set({ used: () => 'used + 1' })
      .where('id = :id AND used < granted', { id: period.id })
      .execute();
    if (affected !== 1) return false;
    await manager.insert(QuotaUse, { contractId, periodId: period.id, usedAt: now });
    return true;
  }

  private async isPaid(manager: EntityManager, { paymentId }: QuotaPeriod): Promise<boolean> {
    const { status } = await manager.findOneByOrFail(Payment, { id: paymentId });
    return unlocks(status);
  }

  /** Nobody else tells of the end of a test subscription, and where money is taken a test one counts for nothing. */
  private isOver({ providerRef, endsAt }: Subscription, now: Date): boolean {
    if (providerRef !== null) return false;
    return this.mode !== 'test' || (endsAt !== null && endsAt <= now);
  }

  /** In test mode nobody else charges a period, so that it is paid for when it is needed. */
  private async chargeTest(
    manager: EntityManager,
    { id, userId, anchoredAt }: Subscription,
    now: Date,
  ): Promise<QuotaPeriod> {
    if (userId === null) throw new Error('nobody is left to pay for this subscription');
    /* Whoever needs the same new period waits here, and finds it. */
    const subscription = await manager.findOneOrFail(Subscription, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    const known = await this.latestPeriod(manager, subscription, now);
    if (known !== null && known.endsAt > now) return known;
    const payment = await confirmTestPayment(manager, {
      planType: 'subscription',
      subscriptionId: id,
      payer: { userId },
      now,
    });
    return this.grantPeriod(manager, { ...payment, subscriptionId: id }, billingPeriodAt(anchoredAt, now));
  }
}
