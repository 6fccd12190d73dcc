import { Module, type DynamicModule } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { AccountEvents } from '../audit/account-events.js';
import type { Config } from '../config.js';
import { SESSION_REDIS } from '../store/session-store.module.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { OwnPassword } from './own-password.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordRules } from './password-rules.js';

/** What proves who somebody is, how often they may try, and what is noted of it. Global. */
@Module({})
export class PasswordsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: PasswordsModule,
      global: true,
      providers: [
        AccountEvents,
        OwnPassword,
        PasswordHasher,
        PasswordRules,
        {
          provide: SignInThrottle,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SignInThrottle(redis, config, config.SESSION_SECRET),
        },
      ],
      exports: [AccountEvents, OwnPassword, PasswordHasher, PasswordRules, SignInThrottle],
    };
  }
}
