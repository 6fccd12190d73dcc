import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SettleInvoice } from './settle-invoice.js';
import { SubscriptionsService } from './subscriptions.service.js';
import { SyncSubscription } from './sync-subscription.js';
import { UnlockWithoutPaying } from './unlock-without-paying.js';

@Module({
  imports: [EntitlementsModule, RefundsModule],
  providers: [SubscriptionsService, UnlockWithoutPaying, SettleInvoice, SyncSubscription],
  exports: [SubscriptionsService, UnlockWithoutPaying, SettleInvoice, SyncSubscription],
})
export class SubscriptionsModule {}
