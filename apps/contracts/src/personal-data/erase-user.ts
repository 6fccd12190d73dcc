import type { EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, Outbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { GuestClaim } from '../store/guest-claim.entity.js';
import { eraseAllOf } from './erase-contracts.js';

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
      const contracts = await eraseAllOf(manager, this.outbox, { userId });
      await manager.delete(GuestClaim, { userId });
      this.log.info({ contracts }, 'contracts of a deleted account erased');
    });
  }
}
