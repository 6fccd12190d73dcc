import { Module } from '@nestjs/common';
import { AdministrationController } from './administration.controller.js';
import { AdministrationRpc } from './administration.rpc.js';
import { Analytics } from './analytics.js';
import { MarkDownloaded } from './mark-downloaded.js';
import { SearchContracts } from './search-contracts.js';

@Module({
  controllers: [AdministrationController, AdministrationRpc],
  providers: [Analytics, MarkDownloaded, SearchContracts],
})
export class AdministrationModule {}
