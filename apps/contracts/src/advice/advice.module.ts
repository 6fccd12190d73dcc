import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { AdviceContexts } from './advice-context.js';
import { AdviceController } from './advice.controller.js';
import { MarkAnalyzed } from './mark-analyzed.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [CatalogueModule, DraftsModule],
  controllers: [AdviceController, RunsController],
  providers: [AdviceContexts, MarkAnalyzed],
})
export class AdviceModule {}
