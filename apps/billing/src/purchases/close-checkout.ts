import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StripePort } from '../stripe/stripe-port.js';
import { endCheckout } from './end-checkout.js';
import { Payment } from '../ledger/payment.entity.js';
import { Checkout } from '../ledger/checkout.entity.js';
import { FulfilCheckout } from './fulfil-checkout.js';

/** Closes a checkout at the provider before another one takes its place. One that was paid in the last moment is fulfilled. */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly fulfil: FulfilCheckout,
  ) {}

  async run({ paymentId, sessionRef }: Pick<Checkout, 'paymentId' | 'sessionRef'>): Promise<void> {
    const opened = sessionRef ?? (await this.endUnopened(paymentId));
    if (opened === null) return;
    const session = await this.stripe.closeCheckout(opened);
    if (session.state === 'complete') {
      await this.fulfil.apply(session);
      return;
    }
    await this.dataSource.transaction((manager) => endCheckout(manager, paymentId, 'expired'));
  }

  /** Ends a checkout that the provider has not opened; where it was opened since the caller read it, the provider's id. */
  private endUnopened(paymentId: string): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.findOne(Payment, { where: { id: paymentId }, lock });
      const checkout = await manager.findOne(Checkout, { where: { paymentId }, lock });
      if (checkout === null || checkout.sessionRef !== null) return checkout?.sessionRef ?? null;
      await endCheckout(manager, paymentId, 'expired');
      return null;
    });
  }
}
