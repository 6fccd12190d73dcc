import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_CURRENCY } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Checkout } from '../ledger/checkout.entity.js';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { lockContract, lockPayer } from '../ledger/locks.js';
import { Payment } from '../ledger/payment.entity.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';
import { isForgotten } from '../ledger/anonymise-payments.js';
import { isErased } from '../ledger/erased-contract.entity.js';
import { RefundRequests } from '../refunds/refund-requests.js';
import type { Refund } from '../ledger/refund.entity.js';
import type { ChargeFacts, InvoiceFacts, SubscriptionFacts } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import type { BillingPeriod } from '../subscriptions/billing-period.js';
import { Customer } from '../ledger/customer.entity.js';
import type { QuotaPeriod } from '../ledger/quota-period.entity.js';
import { Subscription } from '../ledger/subscription.entity.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { follow } from '../subscriptions/sync-subscription.js';

interface PaidPeriod {
  readonly invoice: InvoiceFacts & { readonly period: BillingPeriod };
  readonly subscription: SubscriptionFacts;
  readonly charge: Partial<ChargeFacts>;
}

interface Found {
  readonly subscription: Subscription;
  /** Why its money goes back; null when it pays for a period. */
  readonly surplus: Exclude<Refund['reason'], 'first-purchase'> | null;
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
      const { surplus: reason } = found;
      if (reason !== null) {
        await this.refunds.request(manager, payment, { reason, requestedBy: null });
      } else if (checkout?.paymentId === payment.id) {
        await this.unlockOrdered(manager, period, checkout.contractId);
      }
      this.log.info({ paymentId: payment.id, reason: reason ?? 'period' }, 'invoice settled');
    });
  }

  /** The contract that the subscription was ordered for, unless it needs no unit any more. */
  private async unlockOrdered(
    manager: EntityManager,
    period: QuotaPeriod,
    contractId: string,
  ): Promise<void> {
    const { isPaid, isUndecided } = await this.entitlements.find(contractId, manager);
    if (isPaid || isUndecided || (await isErased(manager, contractId))) return;
    await this.unlock.unlock(manager, period, contractId, this.clock());
  }

  /**
   * Ours, locked. One that begins while its user has another, or is gone, is surplus: it has ended for us before it began. So
   * is what is charged after its user is gone.
   */
  private async findOrBegin(manager: EntityManager, facts: SubscriptionFacts): Promise<Found | null> {
    const { ref: providerRef, customerRef } = facts;
    if (facts.userId !== null) await lockPayer(manager, { userId: facts.userId });
    const known = await manager.findOne(Subscription, {
      where: { providerRef },
      lock: { mode: 'pessimistic_write' },
    });
    if (known !== null) {
      const subscription = await follow(manager, known, facts);
      return { subscription, surplus: known.userId === null ? 'erased' : null };
    }
    if (facts.userId === null) return null;
    const surplus = await this.surplusOf(manager, facts.userId, facts);
    const userId = surplus === 'erased' ? null : facts.userId;
    const subscription = await manager.save(
      manager.create(Subscription, {
        id: randomUUID(),
        userId,
        status: surplus === null ? (facts.status ?? 'active') : 'ended',
        testMode: !facts.isLive,
        anchoredAt: facts.startedAt,
        providerRef,
        endsAt: facts.endsAt,
        syncedAt: facts.askedAt,
      }),
    );
    if (surplus === null && userId !== null) {
      await manager.upsert(Customer, { userId, providerRef: customerRef }, ['userId']);
    }
    return { subscription, surplus };
  }

  private async surplusOf(
    manager: EntityManager,
    userId: string,
    { paymentId, status }: SubscriptionFacts,
  ): Promise<Found['surplus']> {
    const ordered = paymentId === null ? null : await manager.findOneBy(Payment, { id: paymentId });
    if (ordered !== null && isForgotten(ordered)) return 'erased';
    if (status === 'ended') return null;
    return (await this.subscriptions.findAlive(manager, userId, this.clock())) === null ? null : 'paid-twice';
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
          ...(userId === null ? {} : { userId, guestId: null }),
          amountCents: invoice.amountCents,
          currency: PRICE_CURRENCY,
          testMode: !invoice.isLive,
          status: 'confirmed',
          confirmedAt: invoice.paidAt ?? this.clock(),
          intentRef: invoice.intentRef,
          invoiceRef: invoice.ref,
          ...(userId === null
            ? {}
            : { ...charge, receiptUrl: invoice.receiptUrl ?? charge.receiptUrl ?? null }),
        },
      ),
    );
    return { ...payment, subscriptionId };
  }
}
