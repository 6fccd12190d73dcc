import {
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Redis } from 'ioredis';
import { HealthRegistry, logger } from '@pactwright/server-kit';
import { SessionStore, connectSessionRedis } from '@pactwright/server-session';
import type { Config } from '../config.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { AccountsController, COOKIES_ARE_SECURE } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { LocalStrategy } from './local.strategy.js';

const SESSION_REDIS = Symbol('SESSION_REDIS');

@Module({})
export class AccountsModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    @Inject(SESSION_REDIS) private readonly redis: Redis,
    private readonly health: HealthRegistry,
  ) {}

  static forRoot(config: Config): DynamicModule {
    const log = logger('redis-session');
    return {
      module: AccountsModule,
      imports: [PassportModule.register({ session: false })],
      controllers: [AccountsController],
      providers: [
        {
          provide: SESSION_REDIS,
          useFactory: () =>
            connectSessionRedis(config.REDIS_SESSION_URL, (error) =>
              log.warn({ err: error }, 'connection failed'),
            ),
        },
        {
          provide: SessionStore,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SessionStore(redis),
        },
        {
          provide: SignInThrottle,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SignInThrottle(redis, config, config.SESSION_SECRET),
        },
        { provide: COOKIES_ARE_SECURE, useValue: config.PUBLIC_URL.startsWith('https:') },
        PasswordHasher,
        AccountsService,
        LocalStrategy,
      ],
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
