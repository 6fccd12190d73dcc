import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { ProgressController } from './progress.controller.js';
import { SaveProgress } from './save-progress.js';

@Module({
  imports: [CatalogueModule, DraftsModule],
  controllers: [ProgressController],
  providers: [SaveProgress],
})
export class ProgressModule {}
