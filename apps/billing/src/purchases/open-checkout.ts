import { Injectable } from '@nestjs/common';
import type { Language } from '@pactwright/protocol';
import { AppError, counter, logger } from '@pactwright/server-kit';
import { Outbox } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import type { Order } from './order.js';
import { isFinalAnswer, isMissing } from '../stripe/provider-errors.js';
import { StripePort } from '../stripe/stripe-port.js';
import { Reply } from '../ledger/reply.entity.js';
import { tellOfContract } from '../ledger/tell-of-contract.js';
import { Customer } from '../ledger/customer.entity.js';
import { AskProvider } from './ask-provider.js';
import { Checkout } from '../ledger/checkout.entity.js';
import { CloseCheckout } from './close-checkout.js';
import { PublicPages, type WayBack } from '../pages/public-pages.js';
import { ReserveCheckout, type Reserved } from './reserve-checkout.js';

const opened = counter('checkouts_opened_total', 'Checkouts opened at the payment provider', ['plan']);
/* One for each checkout that can be in the way: of this contract, and of the same subscription elsewhere. */
const ROUNDS = 4;

/** Where the browser goes to have the contract paid for: the provider's page, or our own when nothing is left to pay. */
@Injectable()
export class OpenCheckout {
  private readonly log = logger('checkouts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly reserve: ReserveCheckout,
    private readonly close: CloseCheckout,
    private readonly provider: AskProvider,
    private readonly stripe: StripePort,
    private readonly pages: PublicPages,
    private readonly outbox: Outbox,
  ) {}

  async run(order: Order, language: Language): Promise<string> {
    /* One that was completed a moment ago is not handed out again, though nobody has told us yet. */
    await this.provider.now(order.contractId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = await this.reserve.run(order, language);
      if (step.kind === 'unlocked') return (await this.wayBack(order)).paid;
      if (step.kind === 'in-the-way') {
        await this.close.run(step.checkout);
        continue;
      }
      const url = step.checkout.url ?? (await this.open(step));
      if (url !== null) return url;
    }
    this.log.error({ contractId: order.contractId }, 'other checkouts of the contract could not be closed');
    throw new AppError('PAYMENT_PROVIDER_DOWN');
  }

  /** Null when it was closed while the provider made it: nobody is to pay there. */
  private async open({ checkout, payment }: Reserved): Promise<string | null> {
    const { paymentId, contractId, attempt, customerRef, language, expiresAt } = checkout;
    const { planType, amountCents, userId } = payment;
    try {
      const back = await this.wayBack({ contractId, planType });
      const { ref, url } = await this.stripe.openCheckout({
        paymentId,
        attempt,
        planType,
        contractId,
        isReply: back.isReply,
        amountCents,
        userId,
        customerRef,
        language,
        expiresAt,
        successUrl: back.paid,
        cancelUrl: back.left,
      });
      if (!(await this.note(checkout, ref, url))) {
        await this.close.run({ ...checkout, sessionRef: ref });
        return null;
      }
      opened.inc({ plan: planType });
      this.log.info({ contractId, paymentId, planType }, 'checkout opened');
      return url;
    } catch (error) {
      await this.learnFrom(error, checkout);
      throw error;
    }
  }

  private async learnFrom(error: unknown, { paymentId, attempt, customerRef }: Checkout): Promise<void> {
    if (!(error instanceof AppError) || !isFinalAnswer(error.cause)) return;
    const { manager } = this.dataSource;
    /* The same key would be answered with the same failure. */
    await manager.update(Checkout, { paymentId, attempt }, { attempt: attempt + 1 });
    if (customerRef === null || !isMissing(error.cause)) return;
    /* Removed at the provider: the next checkout makes a new one. */
    await manager.update(Checkout, { paymentId }, { customerRef: null });
    await manager.delete(Customer, { providerRef: customerRef });
  }

  private async wayBack({
    contractId,
    planType,
  }: Pick<Order, 'contractId' | 'planType'>): Promise<WayBack & { readonly isReply: boolean }> {
    const reply = await this.dataSource.manager.findOneBy(Reply, { id: contractId });
    return reply === null
      ? { ...this.pages.ofContract(contractId, planType), isReply: false }
      : { ...this.pages.ofReply(reply.runId), isReply: true };
  }

  /** Whether it may be paid there. */
  private async note({ paymentId, contractId }: Checkout, sessionRef: string, url: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(Checkout)
        .set({ sessionRef, url })
        .where({ paymentId })
        .andWhere(`session_ref IS NULL AND state = 'open'`)
        .execute();
      if (affected === 1)
        await tellOfContract(manager, this.outbox, 'contract.checkout-started', { contractId });
      return affected === 1 || (await manager.existsBy(Checkout, { paymentId, state: 'open' }));
    });
  }
}
