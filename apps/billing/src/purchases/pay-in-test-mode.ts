import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { confirmTestPayment } from '../ledger/confirm-test-payment.js';
import { lockContract } from '../ledger/locks.js';
import type { Order } from './order.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';

/**
 * Unlocks a contract as if it were paid for: payment, quota, entitlement and `contract.paid` in one transaction. However
 * often and from wherever it is asked for, a contract is paid for once.
 */
@Injectable()
export class PayInTestMode {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unlock: UnlockWithoutPaying,
    private readonly subscriptions: SubscriptionsService,
    private readonly entitlements: EntitlementsService,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(order: Order): Promise<void> {
    /* Most repeated clicks end here, without waiting for each other. */
    if ((await this.entitlements.find(order.contractId)).isPaid) return;
    await this.dataSource.transaction(async (manager) => {
      await lockContract(manager, order.contractId);
      if (await this.unlock.run(manager, order)) return;
      await (order.planType === 'subscription' ? this.subscribe(manager, order) : this.buy(manager, order));
    });
  }

  private async buy(manager: EntityManager, { contractId, payer }: Order): Promise<void> {
    const now = this.clock();
    const payment = await confirmTestPayment(manager, { planType: 'one-time', contractId, payer, now });
    await this.entitlements.grant(manager, { contractId, payment, now });
  }

  private async subscribe(manager: EntityManager, order: Order): Promise<void> {
    if (!('userId' in order.payer)) throw new AppError('SIGN_IN_TO_SUBSCRIBE');
    await this.subscriptions.openTest(manager, order.payer.userId, this.clock());
    if (!(await this.unlock.run(manager, order))) throw new Error('a new subscription unlocks nothing');
  }
}
