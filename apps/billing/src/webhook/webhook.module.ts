import { Module } from '@nestjs/common';
import { PurchasesModule } from '../purchases/purchases.module.js';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { EventActs } from './event-acts.js';
import { HandleEvent } from './handle-event.js';
import { ReceiveEvents } from './receive-events.js';
import { Reconcile } from './reconcile.js';
import { WebhookController } from './webhook.controller.js';

@Module({
  imports: [PurchasesModule, RefundsModule, SubscriptionsModule],
  controllers: [WebhookController],
  providers: [ReceiveEvents, EventActs, HandleEvent, Reconcile],
})
export class WebhookModule {}
