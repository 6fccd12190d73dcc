import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ContractsModule } from '../contracts/contracts.module.js';
import { SuggestionContexts } from './suggestion-context.js';
import { SuggestionsController } from './suggestions.controller.js';
import { MarkAnalyzed } from './mark-analyzed.js';
import { RunsController } from './runs.controller.js';

@Module({
  imports: [CatalogueModule, ContractsModule],
  controllers: [SuggestionsController, RunsController],
  providers: [SuggestionContexts, MarkAnalyzed],
})
export class SuggestionsModule {}
