import { Module } from '@nestjs/common';
import { RendersModule } from '../renders/renders.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { EraseContract } from './erase-contract.js';
import { EraseUser } from './erase-user.js';
import { ExportController } from './export.controller.js';
import { MakeExport } from './make-export.js';

/** Everything about a user as one file, and its end with the account. */
@Module({
  imports: [RendersModule, UploadsModule],
  controllers: [ExportController],
  providers: [MakeExport, EraseContract, EraseUser],
})
export class PersonalDataModule {}
