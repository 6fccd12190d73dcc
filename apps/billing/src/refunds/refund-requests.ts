import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@pactwright/server-queue';
import type { EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { changeStatus } from '../ledger/change-status.js';
import type { Payment } from '../ledger/payment.entity.js';
import { Refund } from '../ledger/refund.entity.js';

/** Writes down that a payment is to be given back. What it unlocked is locked from now on. */
@Injectable()
export class RefundRequests {
  constructor(
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The caller has locked the payment, or whatever else keeps others from asking at the same time. */
  async request(
    manager: EntityManager,
    payment: Payment,
    { reason, requestedBy }: Pick<Refund, 'reason' | 'requestedBy'>,
  ): Promise<void> {
    const now = this.clock();
    /* Nobody has taken money that could come back: the request is the refund. */
    const isDone = payment.intentRef === null;
    const refund = await manager.save(
      manager.create(Refund, {
        id: randomUUID(),
        paymentId: payment.id,
        reason,
        status: isDone ? 'refunded' : 'requested',
        requestedBy,
        requestedAt: now,
        endedAt: isDone ? now : null,
      }),
    );
    await changeStatus(manager, this.outbox, payment, 'refund_requested');
    if (isDone) await changeStatus(manager, this.outbox, payment, 'refunded');
    else await this.outbox.publish(manager, 'payment.refund-requested', { refundId: refund.id });
  }
}
