import { Module, type DynamicModule } from '@nestjs/common';
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
      controllers: [DownloadsController],
      providers: [AnnounceDownload, DownloadContract, { provide: DOWNLOAD_OPTIONS, useValue: options }],
    };
  }
}
