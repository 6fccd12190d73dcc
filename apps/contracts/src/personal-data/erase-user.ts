import type { EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, Outbox, type EventSubscriber } from '@pactwright/server-queue';
import { Run } from '@pactwright/server-runs';
import { DataSource } from 'typeorm';
import { GuestClaim } from '../claims/guest-claim.entity.js';
import { Contract } from '../drafts/contract.entity.js';
import { lockOwner, userOwner } from '../drafts/ownership.js';

/** Deletes the contracts of somebody whose account is gone, with their answers, and tells who keeps files of them. */
@EventHandler('user.deleted')
export class EraseUser implements EventSubscriber<'user.deleted'> {
  private readonly log = logger('personal-data');

  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {}

  async handle({ eventId, data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      const owner = userOwner(userId);
      /* A contract that is being made this moment is made before this, and deleted with the others. */
      await lockOwner(manager, owner);
      const contracts = await manager.find(Contract, {
        where: { ownerUserId: userId },
        select: { id: true },
      });
      for (const { id: contractId } of contracts)
        await this.outbox.publish(manager, 'contract.erased', { contractId });
      await manager.delete(Contract, { ownerUserId: userId });
      await manager.delete(Run, { owner: `user:${userId}` });
      await manager.delete(GuestClaim, { userId });
      this.log.info({ contracts: contracts.length }, 'contracts of a deleted account erased');
    });
  }
}
