import { Inject } from '@nestjs/common';
import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { Entitlement } from '../ledger/entitlement.entity.js';
import { lockContract } from '../ledger/locks.js';
import { Payment } from '../ledger/payment.entity.js';
import { anonymisePayments } from '../ledger/anonymise-payments.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';
import { ErasedContract } from '../ledger/erased-contract.entity.js';

/**
 * A contract is gone: nobody orders it any more, and money that comes from now on goes back. What was paid for it stays its
 * payer's until the account goes, with its receipt.
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
      await forgetUnpaid(manager, contractId);
    });
  }
}

/** What was ordered and never paid is nobody's business any more; what is waited for stays known by its payer until it ends. */
async function forgetUnpaid(manager: EntityManager, contractId: string): Promise<void> {
  const payments = await manager.find(Payment, {
    where: { contractId, confirmedAt: IsNull(), status: Not('pending') },
    select: { id: true },
    lock: { mode: 'pessimistic_write' },
  });
  await anonymisePayments(
    manager,
    payments.map(({ id }) => id),
  );
}
