import { Module } from '@nestjs/common';
import { FollowCheckoutEnd, FollowCheckoutStart, FollowRefund } from './follow-payment.js';
import { MarkPaid } from './mark-paid.js';

@Module({ providers: [MarkPaid, FollowCheckoutStart, FollowCheckoutEnd, FollowRefund] })
export class PaymentsModule {}
