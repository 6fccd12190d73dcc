import { randomBytes } from 'node:crypto';
import type { EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { Checkout } from '../checkouts/checkout.entity.js';
import { CloseCheckout } from '../checkouts/close-checkout.js';
import { Payment } from '../payments/payment.entity.js';
import { Refund } from '../refunds/refund.entity.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Customer } from '../subscriptions/customer.entity.js';
import { Subscription } from '../subscriptions/subscription.entity.js';
import { NAMELESS, Withdrawal } from '../withdrawals/withdrawal.entity.js';

/**
 * Forgets who a user was: the subscription ends at once, at the provider as well, and of payments only what bookkeeping
 * needs is kept, without a name to it. First the provider, then our own rows, which say what to tell it.
 */
@EventHandler('user.deleted')
export class ForgetUser implements EventSubscriber<'user.deleted'> {
  private readonly log = logger('personal-data');

  constructor(
    private readonly dataSource: DataSource,
    private readonly inbox: Inbox,
    private readonly stripe: StripePort,
    private readonly close: CloseCheckout,
  ) {}

  async handle({ eventId, data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    const { manager } = this.dataSource;
    await this.closeCheckouts(userId);
    for (const { providerRef } of await manager.findBy(Subscription, { userId, status: Not('ended') })) {
      if (providerRef !== null) await this.stripe.endSubscription(providerRef);
    }
    const customer = await manager.findOneBy(Customer, { userId });
    if (customer !== null) await this.stripe.forgetCustomer(customer.providerRef);
    await this.inbox.once(manager, eventId, (transaction) => anonymise(transaction, userId));
    this.log.info('a user was forgotten');
  }

  /** Nobody is to pay any more for somebody who is gone. */
  private async closeCheckouts(userId: string): Promise<void> {
    const open = await this.dataSource.manager
      .createQueryBuilder(Checkout, 'checkout')
      .innerJoin(Payment, 'payment', 'payment.id = checkout.paymentId')
      .where(`checkout.state = 'open' AND payment.userId = :userId`, { userId })
      .getMany();
    for (const checkout of open) await this.close.run(checkout);
  }
}

async function anonymise(manager: EntityManager, userId: string): Promise<void> {
  const payments = await manager.find(Payment, { where: { userId }, select: { id: true } });
  const ids = In(payments.map(({ id }) => id));
  await manager.update(Refund, { paymentId: ids }, { requestedBy: null });
  await manager.delete(Checkout, { paymentId: ids });
  /* One pseudonym for all of them, kept nowhere else: which purchase was the first stays known, whose it was does not. */
  const guestId = randomBytes(32).toString('hex');
  await manager.update(Payment, { id: ids }, { userId: null, guestId, receiptUrl: null });
  /* Of a purchase that was given back the card stays known: leaving is no way to a second one (T-33). */
  await manager.update(
    Payment,
    { id: ids, status: Not(In(['refund_requested', 'refunded'])) },
    { cardFingerprint: null },
  );
  await manager.update(Payment, { id: ids, status: 'pending' }, { status: 'expired' });
  await manager.update(Subscription, { userId }, { userId: null, status: 'ended' });
  await manager.delete(Customer, { userId });
  await manager.update(Withdrawal, { userId, answeredAt: Not(IsNull()) }, { userId: null, ...NAMELESS });
  await manager.update(Withdrawal, { userId }, { userId: null, isForgottenOnceAnswered: true });
}
