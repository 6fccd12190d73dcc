import { Inject, Injectable } from '@nestjs/common';
import { logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { changeStatus } from '../ledger/change-status.js';
import { Payment } from '../ledger/payment.entity.js';
import type { RefundOutcome } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Refund, STATUS_OF_REFUND } from '../ledger/refund.entity.js';

/** Makes true here what has become of giving a payment back, wherever that was asked for. */
@Injectable()
export class SettleRefund {
  private readonly log = logger('refunds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(intentRef: string): Promise<void> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { intentRef });
    if (payment === null) return;
    const outcome = await this.stripe.getRefundOutcome(intentRef, payment.amountCents);
    if (outcome !== null) await this.apply(intentRef, outcome);
  }

  /** The provider has refused: unless the money is on its way all the same, it stays with us. */
  async refuse(intentRef: string): Promise<void> {
    const { amountCents } = await this.dataSource.manager.findOneByOrFail(Payment, { intentRef });
    await this.apply(intentRef, (await this.stripe.getRefundOutcome(intentRef, amountCents)) ?? 'failed');
  }

  private async apply(intentRef: string, outcome: RefundOutcome): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const payment = await manager.findOneOrFail(Payment, {
        where: { intentRef },
        lock: { mode: 'pessimistic_write' },
      });
      const ended = outcome === 'requested' ? {} : { endedAt: this.clock() };
      await manager.update(
        Refund,
        { paymentId: payment.id, status: 'requested' },
        { status: outcome, ...ended },
      );
      await changeStatus(manager, this.outbox, payment, STATUS_OF_REFUND[outcome]);
      this.log.info({ paymentId: payment.id, outcome }, 'refund settled');
    });
  }
}
