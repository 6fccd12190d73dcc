import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AskProvider } from './ask-provider.js';
import { CloseCheckout } from './close-checkout.js';
import { FulfilCheckout } from './fulfil-checkout.js';
import { OpenCheckout } from './open-checkout.js';
import { ReserveCheckout } from './reserve-checkout.js';

@Module({
  imports: [EntitlementsModule, RefundsModule, SubscriptionsModule],
  providers: [ReserveCheckout, OpenCheckout, CloseCheckout, FulfilCheckout, AskProvider],
  exports: [OpenCheckout, CloseCheckout, FulfilCheckout, AskProvider],
})
export class CheckoutsModule {}
