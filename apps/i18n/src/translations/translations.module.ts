import { Module } from '@nestjs/common';
import { CoverageController } from './coverage.controller.js';
import { EditTranslations } from './edit-translations.js';
import { TranslationsController } from './translations.controller.js';
import { TranslationsRpc } from './translations.rpc.js';
import { TranslationsService } from './translations.service.js';

@Module({
  controllers: [TranslationsController, CoverageController, TranslationsRpc],
  providers: [TranslationsService, EditTranslations],
})
export class TranslationsModule {}
