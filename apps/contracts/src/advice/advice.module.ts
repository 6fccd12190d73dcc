import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { AdviceContexts } from './advice-context.js';
import { AdviceController } from './advice.controller.js';
import { MarkAnalyzed } from './mark-analyzed.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [CatalogueModule, ContractsModule],
  controllers: [AdviceController, RunsController],
  providers: [AdviceContexts, MarkAnalyzed],
})
export class AdviceModule {}
