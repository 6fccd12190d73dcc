import {
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Redis } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import { SessionStore, connectSessionRedis } from '@pactwright/server-session';

/** The Redis of sessions and of what is counted for a while. */
export const SESSION_REDIS = Symbol('SESSION_REDIS');

/** Who is signed in where. Global. */
@Module({})
export class SessionStoreModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly health: HealthRegistry,
  ) {}

  static forRoot(url: string): DynamicModule {
    const log = logger('redis-session');
    return {
      module: SessionStoreModule,
      global: true,
      providers: [
        {
          provide: SESSION_REDIS,
          useFactory: () =>
            connectSessionRedis(url, (error) => log.warn({ err: error }, 'connection failed')),
        },
        {
          provide: SessionStore,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SessionStore(redis),
        },
      ],
      exports: [SESSION_REDIS, SessionStore],
    };
  }

  onModuleInit(): void {
    this.health.register('sessions', async () => {
      await this.redis.ping();
    });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
