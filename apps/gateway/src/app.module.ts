import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import { QueueModule } from '@pactwright/server-queue';
import { RpcModule } from '@pactwright/server-rpc';
import { connectSessionRedis } from '@pactwright/server-session';
import type { Config } from './config.js';

const log = logger('redis-session');

/** The connection to the sessions and rate limits, and a second one over which changes of sessions are told. */
export class SessionRedis implements OnModuleDestroy {
  readonly changes: Redis;

  constructor(readonly client: Redis) {
    /* Whoever listens subscribes anew after each loss, having said first what it wants to be told. */
    this.changes = client.duplicate({ autoResubscribe: false, enableAutoPipelining: false });
    this.changes.on('error', (error) => log.warn({ err: error }, 'connection for changes'));
  }

  onModuleDestroy(): void {
    this.changes.disconnect();
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
