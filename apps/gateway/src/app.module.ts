import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Module, type DynamicModule, type OnModuleDestroy } from '@nestjs/common';
import { Redis } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import type { Config } from './config.js';

/* A start does not fail for want of Redis: the gateway is then up and says that it is not ready. */
const START_WAIT_MS = 3_000;

/** The connection to the sessions and rate limits: fails fast, comes back within a second. */
export class SessionRedis implements OnModuleDestroy {
  constructor(readonly client: Redis) {}

  onModuleDestroy(): void {
    this.client.disconnect();
  }
}

function connect(url: string): Redis {
  const log = logger('redis-session');
  const client = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 2_000,
    retryStrategy: (times) => Math.min(100 * times, 1_000),
  });
  client.on('error', (error: Error) => log.warn({ err: error }, 'connection'));
  return client;
}

@Module({})
export class AppModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AppModule,
      providers: [
        {
          provide: SessionRedis,
          inject: [HealthRegistry],
          useFactory: async (health: HealthRegistry) => {
            const redis = new SessionRedis(connect(config.REDIS_SESSION_URL));
            await Promise.race([
              once(redis.client, 'ready'),
              setTimeout(START_WAIT_MS, undefined, { ref: false }),
            ]);
            health.register('redis-session', async () => void (await redis.client.ping()));
            return redis;
          },
        },
      ],
      exports: [SessionRedis],
    };
  }
}
