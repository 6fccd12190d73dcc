import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PRICES } from '@pactwright/protocol';
import type { EntityManager } from 'typeorm';
import { confirmPayment } from '../payments/confirm-payment.js';
import { billingPeriodAt } from './billing-period.js';
import { QuotaPeriod } from './quota-period.entity.js';
import { QuotaUse } from './quota-use.entity.js';
import { Subscription } from './subscription.entity.js';

/** Subscriptions and the quota of their periods. Every method works inside the caller's transaction. */
@Injectable()
export class SubscriptionsService {
  /** The user's active subscription, locked: whoever spends from it comes one after the other. */
  findActive(manager: EntityManager, userId: string): Promise<Subscription | null> {
    return manager.findOne(Subscription, {
      where: { userId, status: 'active' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The user's active subscription, begun now when there is none. */
  async openTest(manager: EntityManager, userId: string, now: Date): Promise<Subscription> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(Subscription)
      .values({ id: randomUUID(), userId, testMode: true, anchoredAt: now })
      .orIgnore()
      .execute();
    const subscription = await this.findActive(manager, userId);
    if (subscription === null) throw new Error('an active subscription neither exists nor could be begun');
    return subscription;
  }

  /** The subscription's period at this moment. In test mode nobody else charges it, so that it is paid for here. */
  async currentPeriod(manager: EntityManager, subscription: Subscription, now: Date): Promise<QuotaPeriod> {
    const { start, end } = billingPeriodAt(subscription.anchoredAt, now);
    const known = await manager.findOneBy(QuotaPeriod, { subscriptionId: subscription.id, startsAt: start });
    if (known !== null) return known;
    const payment = await confirmPayment(manager, {
      planType: 'subscription',
      subscriptionId: subscription.id,
      payer: { userId: subscription.userId },
      testMode: subscription.testMode,
      now,
    });
    return manager.save(QuotaPeriod, {
      id: randomUUID(),
      subscriptionId: subscription.id,
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
}
