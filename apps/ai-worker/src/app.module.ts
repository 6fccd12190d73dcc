import { Module, type DynamicModule } from '@nestjs/common';
import { QueueModule } from '@pactwright/server-queue';
import type { Config } from './config.js';

@Module({})
export class AppModule {
  static forRoot(config: Pick<Config, 'REDIS_QUEUE_URL'>): DynamicModule {
    return {
      module: AppModule,
      imports: [QueueModule.forRoot({ service: 'ai-worker', redisUrl: config.REDIS_QUEUE_URL })],
    };
  }
}
