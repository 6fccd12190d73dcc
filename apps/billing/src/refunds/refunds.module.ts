import { Module } from '@nestjs/common';
import { PastRefunds } from './past-refunds.js';
import { RefundRequests } from './refund-requests.js';
import { RequestRefund } from './request-refund.js';
import { SendRefund } from './send-refund.js';
import { SettleDispute } from './settle-dispute.js';
import { SettleRefund } from './settle-refund.js';

@Module({
  providers: [PastRefunds, RefundRequests, RequestRefund, SendRefund, SettleRefund, SettleDispute],
  exports: [PastRefunds, RefundRequests, RequestRefund, SettleRefund, SettleDispute],
})
export class RefundsModule {}
