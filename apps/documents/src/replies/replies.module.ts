import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { MakeRedline } from './make-redline.js';
import { MakeSheet } from './make-sheet.js';
import { Proposing } from './proposing.js';
import { RepliesController } from './replies.controller.js';
import { Replies } from './replies.js';

@Module({
  imports: [UploadsModule],
  controllers: [RepliesController],
  providers: [Proposing, Replies, MakeRedline, MakeSheet],
})
export class RepliesModule {}
