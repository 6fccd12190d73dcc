import { Injectable } from '@nestjs/common';
import { counter, logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource, In, type EntityManager } from 'typeorm';
import { changeStatus } from '../ledger/change-status.js';
import { Payment } from '../ledger/payment.entity.js';
import { DISPUTE_STATES } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import { RefundRequests } from './refund-requests.js';
import { NO_PURCHASE, Refund, STATUS_OF_REFUND } from '../ledger/refund.entity.js';

const disputes = counter(
  'payments_disputed_total',
  'Disputes of payments, by how they stand',
  ['state'],
  DISPUTE_STATES.map((state) => ({ state })),
);

/** Freezes what a disputed payment has unlocked, and frees it or takes it away by how the dispute ends. */
@Injectable()
export class SettleDispute {
  private readonly log = logger('disputes');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly refunds: RefundRequests,
    private readonly outbox: Outbox,
  ) {}

  async run(disputeRef: string): Promise<void> {
    const { intentRef, state } = await this.stripe.getDispute(disputeRef);
    if (intentRef === null) return;
    await this.dataSource.transaction(async (manager) => {
      const payment = await manager.findOne(Payment, {
        where: { intentRef },
        lock: { mode: 'pessimistic_write' },
      });
      if (payment === null || payment.status === 'refunded') return;
      disputes.inc({ state });
      /* Somebody has to answer the bank: at this level the operator is told. */
      this.log.error({ paymentId: payment.id, dispute: disputeRef, state }, 'a payment is disputed');
      if (state === 'won') {
        if (payment.status === 'disputed') await this.free(manager, payment);
      } else {
        await changeStatus(manager, this.outbox, payment, state === 'lost' ? 'refunded' : 'disputed');
      }
    });
  }

  /** The money is ours again; what was to go back, or has been paid for otherwise since, still goes back. */
  private async free(manager: EntityManager, payment: Payment): Promise<void> {
    const { id, contractId } = payment;
    const owed = await manager.findOneBy(Refund, { paymentId: id, reason: In(NO_PURCHASE) });
    if (owed !== null) {
      await changeStatus(manager, this.outbox, payment, STATUS_OF_REFUND[owed.status]);
    } else if (contractId !== null && (await isPaidOtherwise(manager, contractId))) {
      await this.refunds.request(manager, payment, { reason: 'paid-twice', requestedBy: null });
    } else {
      await changeStatus(manager, this.outbox, payment, 'confirmed');
    }
  }
}

const isPaidOtherwise = (manager: EntityManager, contractId: string): Promise<boolean> =>
  manager.existsBy(Payment, { contractId, status: 'confirmed' });
