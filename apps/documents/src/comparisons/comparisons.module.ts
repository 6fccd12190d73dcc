import { Module } from '@nestjs/common';
import { UploadsModule } from '../uploads/uploads.module.js';
import { CompareVersions } from './compare-versions.js';
import { ComparisonsController } from './comparisons.controller.js';
import { RedlineComparison } from './redline-comparison.js';
import { VersionOfContract } from './version-of-contract.js';

@Module({
  imports: [UploadsModule],
  controllers: [ComparisonsController],
  providers: [CompareVersions, RedlineComparison, VersionOfContract],
})
export class ComparisonsModule {}
