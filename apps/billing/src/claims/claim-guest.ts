import type { EventData, EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';
import { Reply } from '../ledger/reply.entity.js';
import { moveMarks } from '../refunds/payer-marks.js';
import { Withdrawal } from '../withdrawals/withdrawal.entity.js';

/** Moves what a visitor has paid for, or withdrawn from, to the account that the visitor signed in to. */
@EventHandler('user.claimed-guest')
export class ClaimGuest implements EventSubscriber<'user.claimed-guest'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
  ) {}

  async handle({ eventId, data }: EventEnvelope<'user.claimed-guest'>): Promise<void> {
    await this.inbox.once(this.dataSource.manager, eventId, (manager) => claim(manager, data));
  }
}

export async function claim(
  manager: EntityManager,
  { userId, guestId }: EventData<'user.claimed-guest'>,
): Promise<void> {
  await manager.update(Payment, { guestId }, { userId, guestId: null });
  await manager.update(Reply, { guestId }, { userId, guestId: null });
  await manager.update(Withdrawal, { guestId }, { userId, guestId: null });
  /* After the payments: one that was being forgotten is marked by now. */
  await moveMarks(manager, { guestId }, { userId });
}
