import type { EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, Outbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { eraseAllOf } from './erase-contracts.js';

/** Deletes what a visitor made without an account; what has become a user's since stays theirs. */
@EventHandler('guest.deleted')
export class EraseGuest implements EventSubscriber<'guest.deleted'> {
  private readonly log = logger('personal-data');

  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {}

  async handle({ eventId, data: { guestId } }: EventEnvelope<'guest.deleted'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      const contracts = await eraseAllOf(manager, this.outbox, { guestId });
      this.log.info({ contracts }, 'contracts of a visitor erased');
    });
  }
}
