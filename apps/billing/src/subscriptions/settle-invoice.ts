import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_CURRENCY } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Checkout } from '../checkouts/checkout.entity.js';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { lockContract, lockPayer } from '../payments/locks.js';
import { Payment } from '../payments/payment.entity.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';
import { RefundRequests } from '../refunds/refund-requests.js';
import type { ChargeFacts, InvoiceFacts, SubscriptionFacts } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import type { BillingPeriod } from './billing-period.js';
import { Customer } from './customer.entity.js';
import { Subscription } from './subscription.entity.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { follow } from './sync-subscription.js';

interface PaidPeriod {
  readonly invoice: InvoiceFacts & { readonly period: BillingPeriod };
  readonly subscription: SubscriptionFacts;
  readonly charge: Partial<ChargeFacts>;
}

/** Grants what a paid invoice of a subscription has paid for: four contracts of its period, once for each invoice. */
@Injectable()
export class SettleInvoice {
  private readonly log = logger('subscriptions');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly subscriptions: SubscriptionsService,
    private readonly unlock: UnlockWithoutPaying,
    private readonly entitlements: EntitlementsService,
    private readonly refunds: RefundRequests,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(invoiceRef: string): Promise<void> {
    const invoice = await this.stripe.getInvoice(invoiceRef);
    const { isPaid, grantsPeriod, subscriptionRef, period, intentRef } = invoice;
    if (!isPaid || !grantsPeriod || subscriptionRef === null || period === null) return;
    const subscription = await this.stripe.getSubscription(subscriptionRef);
    const charge = intentRef === null ? {} : await this.stripe.getCharge(intentRef);
    await this.settle({ invoice: { ...invoice, period }, subscription, charge });
  }

  private async settle(paid: PaidPeriod): Promise<void> {
    const { paymentId } = paid.subscription;
    const checkout =
      paymentId === null ? null : await this.dataSource.manager.findOneBy(Checkout, { paymentId });
    await this.dataSource.transaction(async (manager) => {
      if (checkout !== null) await lockContract(manager, checkout.contractId);
      const found = await this.findOrBegin(manager, paid.subscription);
      if (found === null) {
        this.log.warn({ subscription: paid.subscription.ref }, 'a subscription that is not ours');
        return;
      }
      if (await manager.existsBy(Payment, { invoiceRef: paid.invoice.ref })) return;
      const payment = await this.confirm(manager, paid, found.subscription);
      const period = await this.subscriptions.grantPeriod(manager, payment, paid.invoice.period);
      if (checkout !== null) await manager.update(Checkout, checkout.paymentId, { state: 'closed' });
      if (found.isSurplus) {
        await this.refunds.request(manager, payment, { reason: 'paid-twice', requestedBy: null });
      } else if (checkout?.paymentId === payment.id) {
        const { isPaid } = await this.entitlements.find(checkout.contractId, manager);
        if (!isPaid) await this.unlock.unlock(manager, period, checkout.contractId, this.clock());
      }
      this.log.info(
        { paymentId: payment.id, reason: found.isSurplus ? 'surplus' : 'period' },
        'invoice settled',
      );
    });
  }

  /** Ours, locked. One that begins while its user has another is surplus: it has ended for us before it began. */
  private async findOrBegin(
    manager: EntityManager,
    facts: SubscriptionFacts,
  ): Promise<{ subscription: Subscription; isSurplus: boolean } | null> {
    const { userId, ref: providerRef, customerRef } = facts;
    if (userId !== null) await lockPayer(manager, { userId });
    const known = await manager.findOne(Subscription, {
      where: { providerRef },
      lock: { mode: 'pessimistic_write' },
    });
    if (known !== null) return { subscription: await follow(manager, known, facts), isSurplus: false };
    if (userId === null) return null;
    const now = this.clock();
    const isSurplus =
      facts.status !== 'ended' && (await this.subscriptions.findAlive(manager, userId, now)) !== null;
    const subscription = await manager.save(
      manager.create(Subscription, {
        id: randomUUID(),
        userId,
        status: isSurplus ? 'ended' : (facts.status ?? 'active'),
        testMode: !facts.isLive,
        anchoredAt: facts.startedAt,
        providerRef,
        endsAt: facts.endsAt,
        syncedAt: facts.askedAt,
      }),
    );
    if (!isSurplus) await manager.upsert(Customer, { userId, providerRef: customerRef }, ['userId']);
    return { subscription, isSurplus };
  }

  /** The payment that was ordered, for the first period; one of its own for each later one. */
  private async confirm(
    manager: EntityManager,
    { invoice, subscription: facts, charge }: PaidPeriod,
    { id: subscriptionId, userId }: Subscription,
  ): Promise<Payment & { subscriptionId: string }> {
    const ordered =
      facts.paymentId === null
        ? null
        : await manager.findOne(Payment, {
            where: { id: facts.paymentId, confirmedAt: IsNull() },
            lock: { mode: 'pessimistic_write' },
          });
    const payment = await manager.save(
      manager.merge(
        Payment,
        ordered ?? manager.create(Payment, { id: randomUUID(), createdAt: this.clock() }),
        {
          planType: 'subscription',
          subscriptionId,
          userId,
          guestId: null,
          amountCents: invoice.amountCents,
          currency: PRICE_CURRENCY,
          testMode: !invoice.isLive,
          status: 'confirmed',
          confirmedAt: invoice.paidAt ?? this.clock(),
          intentRef: invoice.intentRef,
          invoiceRef: invoice.ref,
          ...charge,
          receiptUrl: invoice.receiptUrl ?? charge.receiptUrl ?? null,
        },
      ),
    );
    return { ...payment, subscriptionId };
  }
}
