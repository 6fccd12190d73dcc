import { Module } from '@nestjs/common';
import { RefundsModule } from '../refunds/refunds.module.js';
import { ListPayments } from './list-payments.js';
import { PaymentsAdminController } from './payments-admin.controller.js';

@Module({
  imports: [RefundsModule],
  controllers: [PaymentsAdminController],
  providers: [ListPayments],
})
export class AdminModule {}
