import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CompareVersions } from './compare-versions.js';
import { ComparisonsController } from './comparisons.controller.js';
import { VersionOfContract } from './version-of-contract.js';

@Module({
  imports: [UploadsModule],
  controllers: [ComparisonsController],
  providers: [CompareVersions, VersionOfContract],
})
export class ComparisonsModule {}
