import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { Entitlement } from '../entitlements/entitlement.entity.js';
import { Payment } from '../payments/payment.entity.js';
import { anonymisePayments } from './anonymise-payments.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';

/** A contract is gone: what was paid for it stays in the books, without whose it was. A subscription's payments stay its owner's. */
@EventHandler('contract.erased')
export class ForgetContract implements EventSubscriber<'contract.erased'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly checkouts: CloseOpenCheckouts,
  ) {}

  async handle({ eventId, data: { contractId } }: EventEnvelope<'contract.erased'>): Promise<void> {
    await this.checkouts.of({ contractId });
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      const payments = await manager.find(Payment, { where: { contractId }, select: { id: true } });
      await manager.delete(Entitlement, { contractId });
      await anonymisePayments(
        manager,
        payments.map(({ id }) => id),
      );
    });
  }
}
