import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { FollowCheckoutEnd, FollowCheckoutStart, FollowRefund } from './follow-payment.js';
import { MarkPaid } from './mark-paid.js';

@Module({
  imports: [CatalogueModule],
  providers: [MarkPaid, FollowCheckoutStart, FollowCheckoutEnd, FollowRefund],
})
export class PaymentsModule {}
