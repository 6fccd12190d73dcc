import { Module, type DynamicModule } from '@nestjs/common';
import { documentsWires } from '@pactwright/protocol';
import { DatabaseModule } from '@pactwright/server-database';
import { CallsModule, type BaseConfig } from '@pactwright/server-kit';
import { OutboxModule, QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { RunsModule } from '@pactwright/server-runs';
import { StorageModule } from '@pactwright/server-storage';
import type { Config } from './config.js';
import { ComparisonsModule } from './comparisons/comparisons.module.js';
import { entities, migrations } from './database/data-source.js';
import { DownloadsModule } from './downloads/downloads.module.js';
import { ExtractorModule } from './extractor/extractor.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PdfModule } from './pdf/pdf.module.js';
import { RendersModule } from './renders/renders.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { TermsModule } from './terms/terms.module.js';
import { answerInPlace } from './uploads/built-in.js';
import { UPLOADS_PREFIX } from './uploads/uploads.js';
import { UploadsModule } from './uploads/uploads.module.js';

export type AppConfig = Omit<Config, Exclude<keyof BaseConfig, 'INTERNAL_SECRET'>>;

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CallsModule.forRoot(documentsWires),
        DatabaseModule.forRoot({ url: config.DOCUMENTS_DATABASE_URL, entities, migrations }),
        QueueModule.forRoot({ service: 'documents', redisUrl: config.REDIS_QUEUE_URL }),
        OutboxModule.forFeature(),
        RpcModule.forRoot({
          service: 'documents',
          secret: config.INTERNAL_SECRET,
          targets: {
            contracts: config.CONTRACTS_RPC,
            billing: config.BILLING_RPC,
            identity: config.IDENTITY_RPC,
          },
        }),
        StorageModule.forRoot({
          endpoint: config.S3_ENDPOINT,
          accessKey: config.S3_ACCESS_KEY,
          secretKey: config.S3_SECRET_KEY,
          region: config.S3_REGION,
          bucket: `${config.S3_BUCKET_PREFIX}-documents`,
          shortLivedPrefix: UPLOADS_PREFIX,
        }),
        PdfModule.forRoot({ url: config.GOTENBERG_URL, timeoutMs: config.GOTENBERG_TIMEOUT_MS }),
        ExtractorModule.forRoot({
          program: config.EXTRACTOR_PROGRAM,
          processorMs: config.EXTRACTION_PROCESSOR_MS,
          patienceMs: config.EXTRACTION_PATIENCE_MS,
          redline: {
            processorMs: config.REDLINE_PROCESSOR_MS,
            patienceMs: config.REDLINE_PATIENCE_MS,
          },
        }),
        /* Looked after twice as often as usual, so that a dead worker's review is there within 25 s. */
        RunsModule.forRoot({ asker: 'documents', answerInPlace, limits: { sweepMs: 1_000 } }),
        RendersModule,
        UploadsModule,
        RepliesModule.forRoot(config.REDLINE),
        TermsModule,
        ComparisonsModule,
        PersonalDataModule,
        DownloadsModule.forRoot({ waitMs: config.DOWNLOAD_WAIT_MS }),
      ],
    };
  }
}
