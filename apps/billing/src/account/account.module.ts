import { Module } from '@nestjs/common';
import { RefundsModule } from '../refunds/refunds.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { AccountController } from './account.controller.js';
import { ChangeEnding } from './change-ending.js';
import { OpenPortal } from './open-portal.js';
import { ReadAccount } from './read-account.js';

@Module({
  imports: [RefundsModule, SubscriptionsModule],
  controllers: [AccountController],
  providers: [ReadAccount, ChangeEnding, OpenPortal],
})
export class AccountModule {}
