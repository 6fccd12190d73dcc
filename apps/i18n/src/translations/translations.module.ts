import { Module } from '@nestjs/common';
import { TranslationsController } from './translations.controller.js';
import { TranslationsRpc } from './translations.rpc.js';
import { TranslationsService } from './translations.service.js';

@Module({ controllers: [TranslationsController, TranslationsRpc], providers: [TranslationsService] })
export class TranslationsModule {}
