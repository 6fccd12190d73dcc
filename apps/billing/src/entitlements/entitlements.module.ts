import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Entitlement } from './entitlement.entity.js';
import { EntitlementsRpc } from './entitlements.rpc.js';
import { EntitlementsService } from './entitlements.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Entitlement])],
  controllers: [EntitlementsRpc],
  providers: [EntitlementsService],
  exports: [EntitlementsService],
})
export class EntitlementsModule {}
