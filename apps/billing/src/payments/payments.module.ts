import { Module } from '@nestjs/common';
import { CLOCK, type Clock } from '../clock.js';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.js';
import { Pay } from './pay.js';
import { PaymentsController } from './payments.controller.js';
import { UnlockContract } from './unlock-contract.js';

const now: Clock = () => new Date();

@Module({
  imports: [EntitlementsModule],
  controllers: [PaymentsController],
  providers: [Pay, UnlockContract, SubscriptionsService, { provide: CLOCK, useValue: now }],
})
export class PaymentsModule {}
