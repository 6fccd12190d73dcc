import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { CopyContract } from './copy-contract.js';
import { LabelContract } from './label-contract.js';
import { ContractsController } from './contracts.controller.js';
import { ContractsService } from './contracts.service.js';
import { DraftSweeper } from './draft-sweeper.js';
import { ContractsRpc } from './contracts.rpc.js';
import { OpenDraft } from './open-draft.js';

@Module({
  imports: [CatalogueModule],
  controllers: [ContractsController, ContractsRpc],
  providers: [ContractsService, CopyContract, DraftSweeper, LabelContract, OpenDraft],
  exports: [ContractsService],
})
export class ContractsModule {}
