import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import { QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { connectSessionRedis } from '@pactwright/server-session';
import type { Config } from './config.js';

/** The connection to the sessions and rate limits. */
export class SessionRedis implements OnModuleDestroy {
  constructor(readonly client: Redis) {}

  onModuleDestroy(): void {
    this.client.disconnect();
  }
}

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        /* For what is noted and for the board: visitors are served while it is down. */
        QueueModule.forRoot({ service: 'gateway', redisUrl: config.REDIS_QUEUE_URL, isOptional: true }),
        RpcModule.forRoot({
          service: 'gateway',
          secret: config.INTERNAL_SECRET,
          targets: { identity: config.IDENTITY_RPC, contracts: config.CONTRACTS_RPC },
        }),
      ],
      providers: [
        {
          provide: SessionRedis,
          inject: [HealthRegistry],
          useFactory: async (health: HealthRegistry) => {
            const log = logger('redis-session');
            const redis = await connectSessionRedis(config.REDIS_SESSION_URL, (error) =>
              log.warn({ err: error }, 'connection'),
            );
            health.register('redis-session', async () => void (await redis.ping()));
            return new SessionRedis(redis);
          },
        },
      ],
      exports: [SessionRedis],
    };
  }
}
