import { Inject } from '@nestjs/common';
import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Entitlement } from '../entitlements/entitlement.entity.js';
import { lockContract } from '../payments/locks.js';
import { Payment } from '../payments/payment.entity.js';
import { markPayers } from '../refunds/payer-marks.js';
import { anonymisePayments } from './anonymise-payments.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';
import { ErasedContract } from './erased-contract.entity.js';

/**
 * A contract is gone: what was paid for it stays in the books without whose it was, a mark keeps its payer from a second
 * refund, and money that comes from now on goes back. A payment that is under way stays its payer's until then, with its
 * receipt; a subscription's payments stay its owner's.
 */
@EventHandler('contract.erased')
export class ForgetContract implements EventSubscriber<'contract.erased'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly checkouts: CloseOpenCheckouts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async handle({ eventId, data: { contractId } }: EventEnvelope<'contract.erased'>): Promise<void> {
    /* First, for everybody who comes after this: one that is paid while it is being closed is too late. */
    await this.dataSource.transaction(async (manager) => {
      await lockContract(manager, contractId);
      await manager
        .createQueryBuilder()
        .insert()
        .into(ErasedContract)
        .values({ contractId, erasedAt: this.clock() })
        .orIgnore()
        .execute();
    });
    await this.checkouts.of({ contractId });
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      await lockContract(manager, contractId);
      await manager.delete(Entitlement, { contractId });
      const payments = await settledPayments(manager, contractId);
      await markPayers(manager, payments);
      await anonymisePayments(manager, payments);
    });
  }
}

/** Locked, so that whoever moves them or gives them back at the same time comes before or after. */
async function settledPayments(manager: EntityManager, contractId: string): Promise<string[]> {
  const payments = await manager
    .createQueryBuilder(Payment, 'payment')
    .where('payment.contractId = :contractId', { contractId })
    .andWhere(`payment.status <> 'pending'`)
    .andWhere(
      `NOT EXISTS (SELECT 1 FROM refunds WHERE refunds.payment_id = payment.id AND refunds.reason = 'erased')`,
    )
    .setLock('pessimistic_write')
    .getMany();
  return payments.map(({ id }) => id);
}
