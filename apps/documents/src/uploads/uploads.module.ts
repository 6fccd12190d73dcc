import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeleteCheck } from './delete-check.js';
import { ExtractTextProcessor } from './extract-text.processor.js';
import { FinishReview } from './finish-review.js';
import { QueueExtraction } from './queue-extraction.js';
import { ReceiveUpload } from './receive-upload.js';
import { UploadFiles } from './upload-files.js';
import { UploadSweeper } from './upload-sweeper.js';
import { Upload } from './upload.entity.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [TypeOrmModule.forFeature([Upload])],
  controllers: [UploadsController],
  providers: [
    Uploads,
    UploadFiles,
    QueueExtraction,
    ReceiveUpload,
    DeleteCheck,
    ExtractTextProcessor,
    FinishReview,
    UploadSweeper,
  ],
  exports: [DeleteCheck, Uploads],
})
export class UploadsModule {}
