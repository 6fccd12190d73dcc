import type { EventEnvelope } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { EventHandler, Inbox, type EventSubscriber } from '@pactwright/server-queue';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { Payment } from '../ledger/payment.entity.js';
import { forgetReplies } from '../ledger/reply.entity.js';
import { forgetMarks } from '../refunds/payer-marks.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Customer } from '../ledger/customer.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { NAMELESS, Withdrawal } from '../withdrawals/withdrawal.entity.js';
import { anonymisePayments } from '../ledger/anonymise-payments.js';
import { CloseOpenCheckouts } from './close-open-checkouts.js';

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
    private readonly checkouts: CloseOpenCheckouts,
  ) {}

  async handle({ eventId, data: { userId } }: EventEnvelope<'user.deleted'>): Promise<void> {
    const { manager } = this.dataSource;
    await this.checkouts.of({ userId });
    for (const { providerRef } of await manager.findBy(Subscription, { userId, status: Not('ended') })) {
      if (providerRef !== null) await this.stripe.endSubscription(providerRef);
    }
    const customer = await manager.findOneBy(Customer, { userId });
    if (customer !== null) await this.stripe.forgetCustomer(customer.providerRef);
    await this.inbox.once(manager, eventId, (transaction) => anonymise(transaction, userId));
    this.log.info('a user was forgotten');
  }
}

async function anonymise(manager: EntityManager, userId: string): Promise<void> {
  const payments = await manager.find(Payment, { where: { userId }, select: { id: true } });
  await anonymisePayments(
    manager,
    payments.map(({ id }) => id),
  );
  await forgetReplies(manager, { userId });
  await forgetMarks(manager, { userId });
  await manager.update(Subscription, { userId }, { userId: null, status: 'ended' });
  await manager.delete(Customer, { userId });
  await manager.update(Withdrawal, { userId, answeredAt: Not(IsNull()) }, { userId: null, ...NAMELESS });
  await manager.update(Withdrawal, { userId }, { userId: null, isForgottenOnceAnswered: true });
}
