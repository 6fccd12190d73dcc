import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module.js';
import { PurchasesModule } from '../purchases/purchases.module.js';
import { OfferReply } from './offer-reply.js';
import { RepliesRpc } from './replies.rpc.js';
import { ReplySweeper } from './reply-sweeper.js';

/** The Word files of replies to checked contracts, where they are paid for. */
@Module({
  imports: [EntitlementsModule, PurchasesModule],
  controllers: [RepliesRpc],
  providers: [OfferReply, ReplySweeper],
})
export class RepliesModule {}
