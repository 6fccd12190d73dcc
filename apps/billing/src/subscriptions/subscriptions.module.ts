import { Module } from '@nestjs/common';
import { SubscriptionsService } from './subscriptions.service.js';
import { SyncSubscription } from './sync-subscription.js';

@Module({
  providers: [SubscriptionsService, SyncSubscription],
  exports: [SubscriptionsService, SyncSubscription],
})
export class SubscriptionsModule {}
