import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { ProgressController } from './progress.controller.js';
import { SaveProgress } from './save-progress.js';

@Module({
  imports: [CatalogueModule, ContractsModule],
  controllers: [ProgressController],
  providers: [SaveProgress],
})
export class ProgressModule {}
