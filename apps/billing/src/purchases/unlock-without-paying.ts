import { Inject, Injectable } from '@nestjs/common';
import { AppError, counter, currentLanguage } from '@pactwright/server-kit';
import type { EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import type { QuotaPeriod } from '../ledger/quota-period.entity.js';
import type { Subscription } from '../ledger/subscription.entity.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { longDate } from './long-date.js';
import type { Order } from './order.js';
import { Payment } from '../ledger/payment.entity.js';
import { isErased } from '../ledger/erased-contract.entity.js';

const quotaDenied = counter('quota_denied_total', 'Contracts refused because the period is used up', []);

/** What comes before money in every mode: what is unlocked stays so, and a subscriber's quota is spent first (T-09). */
@Injectable()
export class UnlockWithoutPaying {
  constructor(
    private readonly entitlements: EntitlementsService,
    private readonly subscriptions: SubscriptionsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Whether the contract is unlocked now; false when it is to be paid for. One that is gone, or whose money may come back, is
   * not for sale. The caller holds the contract's lock.
   */
  async run(manager: EntityManager, order: Order): Promise<boolean> {
    if (await isErased(manager, order.contractId)) throw new AppError('CONTRACT_NOT_FOUND');
    const { isPaid, isUndecided } = await this.entitlements.find(order.contractId, manager);
    if (isPaid) return true;
    if (isUndecided) throw new AppError('PAYMENT_UNDECIDED');
    if (!('userId' in order.payer)) return false;
    const now = this.clock();
    const subscription = await this.subscriptions.findAlive(manager, order.payer.userId, now);
    if (subscription === null) return false;
    const period = await this.usablePeriod(manager, subscription, now);
    const isLeft = period !== null && period.used < period.granted;
    if (isLeft && (await this.unlock(manager, period, order.contractId, now))) return true;
    if (order.planType === 'subscription') throw refusal(subscription, period);
    return false;
  }

  /** Unlocks the contract from the quota; false when nothing is left of it. */
  async unlock(manager: EntityManager, period: QuotaPeriod, contractId: string, now: Date): Promise<boolean> {
    if (!(await this.subscriptions.spend(manager, period, contractId, now))) return false;
    const payment = await manager.findOneByOrFail(Payment, { id: period.paymentId });
    await this.entitlements.grant(manager, { contractId, payment, now });
    return true;
  }

  private async usablePeriod(
    manager: EntityManager,
    subscription: Subscription,
    now: Date,
  ): Promise<QuotaPeriod | null> {
    if (subscription.status === 'past_due') return null;
    return this.subscriptions.currentPeriod(manager, subscription, now);
  }
}

function refusal({ status }: Subscription, period: QuotaPeriod | null): AppError {
  if (status === 'past_due') return new AppError('SUBSCRIPTION_PAST_DUE');
  if (period === null) return new AppError('SUBSCRIPTION_RENEWING');
  quotaDenied.inc();
  return new AppError('QUOTA_EXHAUSTED', {
    quota: period.granted,
    date: longDate(period.endsAt, currentLanguage()),
  });
}
