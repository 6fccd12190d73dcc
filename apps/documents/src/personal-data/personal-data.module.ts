import { Module } from '@nestjs/common';
import { RendersModule } from '../renders/renders.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { EraseContract } from './erase-contract.js';
import { EraseChecks } from './erase-checks.js';
import { EraseGuest } from './erase-guest.js';
import { EraseUser } from './erase-user.js';
import { ExportController } from './export.controller.js';
import { MakeExport } from './make-export.js';

/** Everything about somebody as one file, and its end. */
@Module({
  imports: [RendersModule, UploadsModule],
  controllers: [ExportController],
  providers: [MakeExport, EraseChecks, EraseContract, EraseGuest, EraseUser],
})
export class PersonalDataModule {}
