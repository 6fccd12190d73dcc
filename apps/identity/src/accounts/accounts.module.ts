import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Redis } from 'ioredis';
import type { Config } from '../config.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { ConfirmationController } from '../sessions/confirmation.controller.js';
import { SESSION_REDIS } from '../sessions/sessions.module.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { AccountsController, COOKIES_ARE_SECURE } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { LocalStrategy } from './local.strategy.js';

@Module({})
export class AccountsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AccountsModule,
      imports: [PassportModule.register({ session: false })],
      controllers: [AccountsController, ConfirmationController],
      providers: [
        {
          provide: SignInThrottle,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SignInThrottle(redis, config, config.SESSION_SECRET),
        },
        { provide: COOKIES_ARE_SECURE, useValue: config.PUBLIC_URL.startsWith('https:') },
        PasswordHasher,
        OwnPassword,
        AccountsService,
        LocalStrategy,
      ],
      exports: [OwnPassword],
    };
  }
}
