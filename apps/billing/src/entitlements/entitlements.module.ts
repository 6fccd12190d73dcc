import { Module } from '@nestjs/common';
import { EntitlementsRpc } from './entitlements.rpc.js';
import { EntitlementsService } from './entitlements.service.js';
import { OwnSubject } from './own-subject.js';

@Module({
  controllers: [EntitlementsRpc],
  providers: [EntitlementsService, OwnSubject],
  exports: [EntitlementsService, OwnSubject],
})
export class EntitlementsModule {}
