import { Module, type DynamicModule } from '@nestjs/common';
import { ContractThreadModule } from '../contract-thread/contract-thread.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { MakeRedline } from './make-redline.js';
import { MakeSheet } from './make-sheet.js';
import { RepliesController } from './replies.controller.js';
import { Replies } from './replies.js';
import { REDLINE_TERMS, ReplyUnits, type RedlineTerms } from './reply-unit.js';

@Module({})
export class RepliesModule {
  static forRoot(terms: RedlineTerms): DynamicModule {
    return {
      module: RepliesModule,
      imports: [ContractThreadModule, UploadsModule],
      controllers: [RepliesController],
      providers: [{ provide: REDLINE_TERMS, useValue: terms }, ReplyUnits, Replies, MakeRedline, MakeSheet],
    };
  }
}
