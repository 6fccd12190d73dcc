import { Module, type DynamicModule } from '@nestjs/common';
import type { BaseConfig } from '@pactwright/server-kit';
import { QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import type { Config } from './config.js';
import { ModelModule } from './model/model.module.js';
import { RunsModule } from './runs/runs.module.js';

export type AppConfig = Omit<Config, Exclude<keyof BaseConfig, 'INTERNAL_SECRET'>>;

@Module({})
export class AppModule {
  static forRoot(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        QueueModule.forRoot({ service: 'ai-worker', redisUrl: config.REDIS_QUEUE_URL }),
        RpcModule.forRoot({
          service: 'ai-worker',
          secret: config.INTERNAL_SECRET,
          targets: { contracts: config.CONTRACTS_RPC, documents: config.DOCUMENTS_RPC },
        }),
        RunsModule.with(ModelModule.forRoot(config)),
      ],
    };
  }
}
