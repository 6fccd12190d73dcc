import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { lockPayer } from '../ledger/locks.js';
import { Payment } from '../ledger/payment.entity.js';
import { PastRefunds } from './past-refunds.js';
import { RefundRequests } from './refund-requests.js';
import { payerHistories, refundability, refusalError } from './refundability.js';

export interface RefundWish {
  readonly paymentId: string;
  /** Who asks for it. */
  readonly requestedBy: string;
  /** Whose payment it must be; absent for an administrator. */
  readonly userId?: string;
}

/** Has a first purchase given back. Of requests at the same time, for whichever payments of a payer, one is taken. */
@Injectable()
export class RequestRefund {
  constructor(
    private readonly dataSource: DataSource,
    private readonly requests: RefundRequests,
    private readonly pastRefunds: PastRefunds,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run({ paymentId, requestedBy, userId }: RefundWish): Promise<void> {
    const where = { id: paymentId, ...(userId === undefined ? {} : { userId }) };
    const { guestId, userId: payerId } = await this.find(this.dataSource.manager, where);
    const mark = await this.pastRefunds.markOf(payerId);
    await this.dataSource.transaction(async (manager) => {
      if (payerId !== null) await lockPayer(manager, { userId: payerId });
      else if (guestId !== null) await lockPayer(manager, { guestId });
      const payment = await this.find(manager, where, true);
      const history = await payerHistories(manager, [payment]);
      const { refusal } = refundability(payment, history(payment), this.clock());
      if (refusal !== null) throw refusalError(refusal);
      if (mark !== undefined) {
        if (await this.pastRefunds.has(manager, mark, payment)) throw refusalError('not-first');
        await this.pastRefunds.note(manager, mark, payment);
      }
      await this.requests.request(manager, payment, { reason: 'first-purchase', requestedBy });
      await recordAct(this.outbox, manager, {
        action: 'billing.payment.refund',
        subject: { type: 'payment', id: paymentId },
      });
    });
  }

  private async find(
    manager: EntityManager,
    where: { id: string; userId?: string },
    isLocked = false,
  ): Promise<Payment> {
    const lock = isLocked ? { lock: { mode: 'pessimistic_write' as const } } : {};
    const payment = await manager.findOne(Payment, { where, ...lock });
    if (payment === null) throw new AppError('PAYMENT_NOT_FOUND');
    return payment;
  }
}
