import { Inject, Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsService } from '../entitlements/entitlements.service.js';
import { lockContract, lockPayer } from '../ledger/locks.js';
import { Payment } from '../ledger/payment.entity.js';
import { anonymisePayments, isForgotten } from '../ledger/anonymise-payments.js';
import { isErased } from '../ledger/erased-contract.entity.js';
import { payerOfPayment } from '../refunds/payer-marks.js';
import { RefundRequests } from '../refunds/refund-requests.js';
import type { Refund } from '../ledger/refund.entity.js';
import type { SessionFacts } from '../stripe/stripe-facts.js';
import { StripePort } from '../stripe/stripe-port.js';
import { SettleInvoice } from './settle-invoice.js';
import { Checkout } from '../ledger/checkout.entity.js';
import { tellOfContract } from '../ledger/tell-of-contract.js';
import { endCheckout } from './end-checkout.js';

/**
 * Makes true here what a checkout has come to at the provider. May be asked any number of times, from wherever, at once:
 * a payment is fulfilled once.
 */
@Injectable()
export class FulfilCheckout {
  private readonly log = logger('checkouts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly entitlements: EntitlementsService,
    private readonly invoices: SettleInvoice,
    private readonly refunds: RefundRequests,
    private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(sessionRef: string): Promise<void> {
    await this.apply(await this.stripe.getCheckout(sessionRef));
  }

  async apply(session: SessionFacts): Promise<void> {
    const checkout = await this.find(session);
    if (checkout === null || session.state === 'open') return;
    const { paymentId, contractId } = checkout;
    if (session.state === 'expired') {
      await this.end(checkout, 'expired');
      return;
    }
    await this.noteTerms(paymentId, session);
    if (!session.isPaid) {
      await this.dataSource.manager.update(Checkout, { paymentId }, { state: 'closed' });
    } else if (session.invoiceRef !== null) {
      await this.invoices.run(session.invoiceRef);
    } else {
      await this.settle(checkout, session);
    }
    this.log.info({ contractId, paymentId, paid: session.isPaid }, 'checkout completed');
  }

  /** The slow payment of a completed checkout did not arrive. */
  async fail(sessionRef: string): Promise<void> {
    const session = await this.stripe.getCheckout(sessionRef);
    const checkout = await this.find(session);
    if (checkout !== null && !session.isPaid) await this.end(checkout, 'failed');
  }

  private async settle(
    { paymentId, contractId }: Checkout,
    { intentRef, amountCents, isLive }: SessionFacts,
  ): Promise<void> {
    const charge = intentRef === null ? {} : await this.stripe.getCharge(intentRef);
    await this.dataSource.transaction(async (manager) => {
      await lockContract(manager, contractId);
      /* A refund that is decided at this moment knows of every purchase before it. */
      const payer = payerOfPayment(await manager.findOneByOrFail(Payment, { id: paymentId }));
      if (payer !== null) await lockPayer(manager, payer);
      const payment = await manager.findOneOrFail(Payment, {
        where: { id: paymentId },
        lock: { mode: 'pessimistic_write' },
      });
      if (payment.confirmedAt !== null) return;
      const now = this.clock();
      const reason = await this.surplus(manager, payment, contractId);
      const made = await manager.save(
        manager.merge(Payment, payment, {
          ...(reason === null ? { status: 'confirmed' as const } : {}),
          confirmedAt: now,
          amountCents: amountCents ?? payment.amountCents,
          testMode: !isLive,
          intentRef,
          ...(isForgotten(payment) ? {} : charge),
        }),
      );
      await manager.update(Checkout, { paymentId }, { state: 'closed' });
      if (reason === null) await this.entitlements.grant(manager, { contractId, payment: made, now });
      else await this.refunds.request(manager, made, { reason, requestedBy: null });
    });
  }

  /** Why the money goes back; null when it unlocks the contract. */
  private async surplus(
    manager: EntityManager,
    payment: Payment,
    contractId: string,
  ): Promise<Refund['reason'] | null> {
    if (isForgotten(payment) || (await isErased(manager, contractId))) return 'erased';
    const { isPaid, isUndecided } = await this.entitlements.find(contractId, manager);
    return isPaid || isUndecided ? 'paid-twice' : null;
  }

  private async find({ ref, paymentId }: SessionFacts): Promise<Checkout | null> {
    const { manager } = this.dataSource;
    /* By our own id as well: the provider may tell of a checkout before we have noted its name for it. */
    const checkout =
      (await manager.findOneBy(Checkout, { sessionRef: ref })) ??
      (paymentId === null ? null : await manager.findOneBy(Checkout, { paymentId }));
    if (checkout === null) this.log.warn({ session: ref }, 'a checkout that is not ours');
    return checkout;
  }

  private async end({ paymentId, contractId }: Checkout, status: 'expired' | 'failed'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const ended = await endCheckout(manager, paymentId, status);
      if (!ended) return;
      /* It was waited for: nothing was paid, and nothing is left to know whose it was. */
      if (await isErased(manager, contractId)) await anonymisePayments(manager, [paymentId]);
      else if (!(await this.hasOpen(manager, contractId)))
        await tellOfContract(manager, this.outbox, 'contract.checkout-ended', { contractId });
    });
  }

  private hasOpen(manager: EntityManager, contractId: string): Promise<boolean> {
    return manager.existsBy(Checkout, { contractId, state: 'open' });
  }

  private async noteTerms(paymentId: string, { hasAcceptedTerms }: SessionFacts): Promise<void> {
    if (!hasAcceptedTerms) return;
    await this.dataSource.manager.update(
      Payment,
      { id: paymentId, termsAcceptedAt: IsNull() },
      { termsVersion: TERMS_VERSION, termsAcceptedAt: this.clock() },
    );
  }
}
