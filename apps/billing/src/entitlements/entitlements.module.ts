import { Module } from '@nestjs/common';
import { EntitlementsRpc } from './entitlements.rpc.js';
import { EntitlementsService } from './entitlements.service.js';

@Module({
  controllers: [EntitlementsRpc],
  providers: [EntitlementsService],
  exports: [EntitlementsService],
})
export class EntitlementsModule {}
