import type { EventEnvelope } from '@pactwright/protocol';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, IsNull, Not } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';
import { forgetReplies } from '../ledger/reply.entity.js';
import { forgetMarks } from '../refunds/payer-marks.js';
import { NAMELESS, Withdrawal } from '../withdrawals/withdrawal.entity.js';
import { anonymisePayments } from '../ledger/anonymise-payments.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';

/** Forgets what a visitor bought without an account, but for what bookkeeping needs. */
@EventHandler('guest.deleted')
export class ForgetGuest implements EventSubscriber<'guest.deleted'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly checkouts: CloseOpenCheckouts,
  ) {}

  async handle({ eventId, data: { guestId } }: EventEnvelope<'guest.deleted'>): Promise<void> {
    await this.checkouts.of({ guestId });
    await this.inbox.once(this.dataSource.manager, eventId, async (manager) => {
      const payments = await manager.find(Payment, { where: { guestId }, select: { id: true } });
      await anonymisePayments(
        manager,
        payments.map(({ id }) => id),
      );
      await forgetReplies(manager, { guestId });
      await forgetMarks(manager, { guestId });
      await manager.update(
        Withdrawal,
        { guestId, answeredAt: Not(IsNull()) },
        { guestId: null, ...NAMELESS },
      );
      await manager.update(Withdrawal, { guestId }, { guestId: null, isForgottenOnceAnswered: true });
    });
  }
}
