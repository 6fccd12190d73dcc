import { Module, type DynamicModule } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { MakeRedline } from './make-redline.js';
import { MakeSheet } from './make-sheet.js';
import { Proposing } from './proposing.js';
import { RepliesController } from './replies.controller.js';
import { Replies } from './replies.js';
import { REDLINE_TERMS, ReplyUnits, type RedlineTerms } from './reply-unit.js';

@Module({})
export class RepliesModule {
  static forRoot(terms: RedlineTerms): DynamicModule {
    return {
      module: RepliesModule,
      imports: [UploadsModule],
      controllers: [RepliesController],
      providers: [
        { provide: REDLINE_TERMS, useValue: terms },
        ReplyUnits,
        Proposing,
        Replies,
        MakeRedline,
        MakeSheet,
      ],
    };
  }
}
