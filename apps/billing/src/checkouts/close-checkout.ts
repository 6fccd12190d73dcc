import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StripePort } from '../stripe/stripe-port.js';
import { endCheckout } from './end-checkout.js';
import type { Checkout } from './checkout.entity.js';
import { FulfilCheckout } from './fulfil-checkout.js';

/** Closes a checkout at the provider before another one takes its place. One that was paid in the last moment is fulfilled. */
@Injectable()
export class CloseCheckout {
  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: StripePort,
    private readonly fulfil: FulfilCheckout,
  ) {}

  async run({ paymentId, sessionRef }: Checkout): Promise<void> {
    if (sessionRef !== null) {
      const session = await this.stripe.closeCheckout(sessionRef);
      if (session.state === 'complete') {
        await this.fulfil.apply(session);
        return;
      }
    }
    await this.dataSource.transaction((manager) => endCheckout(manager, paymentId, 'expired'));
  }
}
