import { Inject, Injectable } from '@nestjs/common';
import type { PlanType } from '@pactwright/protocol';
import { AppError, counter, currentLanguage } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Entitlement } from '../entitlements/entitlement.entity.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { longDate } from './long-date.js';
import { confirmPayment, type Payer } from './confirm-payment.js';

export interface UnlockOrder {
  readonly contractId: string;
  readonly planType: PlanType;
  readonly payer: Payer;
}

interface Source {
  readonly source: PlanType;
  readonly paymentId: string;
}

const quotaDenied = counter('quota_denied_total', 'Contracts refused because the period is used up', []);
const unlocked = counter('contracts_unlocked_total', 'Contracts unlocked, by what paid for them', ['source']);

/**
 * Pays for a contract and unlocks it in test mode: payment, quota, entitlement and `contract.paid` in one transaction.
 * However often and from wherever it is asked for, a contract is paid for once.
 */
@Injectable()
export class UnlockContract {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionsService,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(order: UnlockOrder): Promise<void> {
    const source = await this.dataSource.transaction(async (manager) => {
      await this.queueUp(manager, order.contractId);
      if (await manager.existsBy(Entitlement, { contractId: order.contractId })) return undefined;
      const now = this.clock();
      const paid = await this.pay(manager, order, now);
      await this.entitle(manager, order.contractId, paid, now);
      return paid.source;
    });
    if (source !== undefined) unlocked.inc({ source });
  }

  /** Makes simultaneous orders of one contract wait for each other until the end of their transactions. */
  private async queueUp(manager: EntityManager, contractId: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [contractId]);
  }

  /** From the quota of a subscription while it lasts, whatever was chosen (T-09); else by a payment of its own. */
  private async pay(manager: EntityManager, order: UnlockOrder, now: Date): Promise<Source> {
    const { contractId, planType, payer } = order;
    const fromQuota =
      'userId' in payer ? await this.payByQuota(manager, order, payer.userId, now) : undefined;
    if (fromQuota !== undefined) return fromQuota;
    if (planType === 'subscription') throw new AppError('SIGN_IN_TO_SUBSCRIBE');
    const payment = await confirmPayment(manager, {
      planType: 'one-time',
      contractId,
      payer,
      testMode: true,
      now,
    });
    return { source: 'one-time', paymentId: payment.id };
  }

  private async payByQuota(
    manager: EntityManager,
    { contractId, planType }: UnlockOrder,
    userId: string,
    now: Date,
  ): Promise<Source | undefined> {
    const wantsToSubscribe = planType === 'subscription';
    const subscription = wantsToSubscribe
      ? await this.subscriptions.openTest(manager, userId, now)
      : await this.subscriptions.findActive(manager, userId);
    if (subscription === null) return undefined;
    const period = await this.subscriptions.currentPeriod(manager, subscription, now);
    if (await this.subscriptions.spend(manager, period, contractId, now)) {
      return { source: 'subscription', paymentId: period.paymentId };
    }
    if (!wantsToSubscribe) return undefined;
    quotaDenied.inc();
    throw new AppError('QUOTA_EXHAUSTED', {
      quota: period.granted,
      date: longDate(period.endsAt, currentLanguage()),
    });
  }

  private async entitle(
    manager: EntityManager,
    contractId: string,
    { source, paymentId }: Source,
    now: Date,
  ): Promise<void> {
    await manager.insert(Entitlement, { contractId, source, paymentId, testMode: true, unlockedAt: now });
    await this.outbox.publish(manager, 'contract.paid', { contractId, paymentId, testMode: true });
  }
}
