import type { EventEnvelope } from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { EventHandler, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';
import { isFinalAnswer, isRefusal } from '../stripe/provider-errors.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { Refund } from '../ledger/refund.entity.js';
import { SettleRefund } from './settle-refund.js';

/** Has the provider give a payment back, and end the subscription that it began. Repeated until the provider has answered. */
@EventHandler('payment.refund-requested')
export class SendRefund implements EventSubscriber<'payment.refund-requested'> {
  private readonly log = logger('refunds');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly settle: SettleRefund,
  ) {}

  async handle({ data }: EventEnvelope<'payment.refund-requested'>): Promise<void> {
    const { manager } = this.dataSource;
    const refund = await manager.findOneByOrFail(Refund, { id: data.refundId });
    const payment = await manager.findOneByOrFail(Payment, { id: refund.paymentId });
    if (payment.intentRef === null || refund.status !== 'requested') return;
    await this.endSubscription(payment);
    if (refund.providerRef === null) await this.send(refund, payment.intentRef);
    await this.settle.run(payment.intentRef);
  }

  private async endSubscription({ subscriptionId }: Payment): Promise<void> {
    if (subscriptionId === null) return;
    const { providerRef } = await this.dataSource.manager.findOneByOrFail(Subscription, {
      id: subscriptionId,
    });
    if (providerRef !== null) await this.stripe.endSubscription(providerRef);
  }

  private async send({ id, paymentId, attempt }: Refund, intentRef: string): Promise<void> {
    const { manager } = this.dataSource;
    try {
      const providerRef = await this.stripe.refund(id, attempt, intentRef);
      await manager.update(Refund, id, { providerRef });
      this.log.info({ paymentId, refundId: id }, 'refund sent');
    } catch (error) {
      const cause = error instanceof AppError ? error.cause : undefined;
      if (isRefusal(cause)) {
        this.log.error({ paymentId, refundId: id }, 'the provider does not give this payment back');
        await this.settle.refuse(intentRef);
        return;
      }
      /* The same key would be answered with the same failure; more than was paid is never given back. */
      if (isFinalAnswer(cause)) await manager.update(Refund, { id, attempt }, { attempt: attempt + 1 });
      throw error;
    }
  }
}
