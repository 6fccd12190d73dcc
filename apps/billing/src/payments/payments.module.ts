import { Module } from '@nestjs/common';
import { CheckoutsModule } from '../checkouts/checkouts.module.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { PayInTestMode } from './pay-in-test-mode.js';
import { Pay } from './pay.js';
import { PaymentsController } from './payments.controller.js';
import { ReadStatus } from './read-status.js';

@Module({
  imports: [CheckoutsModule, EntitlementsModule, SubscriptionsModule],
  controllers: [PaymentsController],
  providers: [Pay, PayInTestMode, ReadStatus],
})
export class PaymentsModule {}
