import { Module } from '@nestjs/common';
import { ContractThreadModule } from '../contract-thread/contract-thread.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { ReadTerms } from './read-terms.js';
import { TermsController } from './terms.controller.js';

@Module({
  imports: [ContractThreadModule, UploadsModule],
  controllers: [TermsController],
  providers: [ReadTerms],
})
export class TermsModule {}
