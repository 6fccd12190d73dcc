import { Module, type DynamicModule } from '@nestjs/common';
import { DetailsController } from './details.controller.js';
import { FillContract } from './fill-contract.js';
import { RendersModule } from '../renders/renders.module.js';
import { AnnounceDownload } from './announce-download.js';
import { DOWNLOAD_OPTIONS, DownloadContract, type DownloadOptions } from './download-contract.js';
import { DownloadsController } from './downloads.controller.js';

@Module({})
export class DownloadsModule {
  static forRoot(options: DownloadOptions): DynamicModule {
    return {
      module: DownloadsModule,
      imports: [RendersModule],
      controllers: [DetailsController, DownloadsController],
      providers: [
        AnnounceDownload,
        DownloadContract,
        FillContract,
        { provide: DOWNLOAD_OPTIONS, useValue: options },
      ],
    };
  }
}
