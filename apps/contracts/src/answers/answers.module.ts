import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AnswersController } from './answers.controller.js';
import { SaveAnswer } from './save-answer.js';

@Module({ imports: [CatalogueModule], controllers: [AnswersController], providers: [SaveAnswer] })
export class AnswersModule {}
