import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AskProvider } from './ask-provider.js';
import { CloseCheckout } from './close-checkout.js';
import { FulfilCheckout } from './fulfil-checkout.js';
import { OpenCheckout } from './open-checkout.js';
import { PayInTestMode } from './pay-in-test-mode.js';
import { Pay } from './pay.js';
import { PaymentsController } from './payments.controller.js';
import { ReadStatus } from './read-status.js';
import { ReserveCheckout } from './reserve-checkout.js';
import { SettleInvoice } from './settle-invoice.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';

/** From an order to the unlocked contract: by test mode, by a checkout at the provider, or by what a subscription has left. */
@Module({
  imports: [EntitlementsModule, RefundsModule, SubscriptionsModule],
  controllers: [PaymentsController],
  providers: [
    Pay,
    PayInTestMode,
    ReadStatus,
    UnlockWithoutPaying,
    ReserveCheckout,
    OpenCheckout,
    CloseCheckout,
    FulfilCheckout,
    AskProvider,
    SettleInvoice,
  ],
  exports: [AskProvider, CloseCheckout, FulfilCheckout, SettleInvoice],
})
export class PurchasesModule {}
