import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { Redis } from 'ioredis';
import type { Config } from '../config.js';
import { AccountEvents } from '../audit/account-events.js';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordRules } from '../passwords/password-rules.js';
import { ProfileController } from '../profile/profile.controller.js';
import { SaveProfile } from '../profile/save-profile.js';
import { BeginSession } from '../sessions/begin-session.js';
import { ConfirmationController } from '../sessions/confirmation.controller.js';
import { SessionsController } from '../sessions/sessions.controller.js';
import { SESSION_REDIS } from '../sessions/sessions.module.js';
import { SignInThrottle } from '../throttle/sign-in-throttle.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { COOKIES_ARE_SECURE } from './cookies.js';
import { LocalStrategy } from './local.strategy.js';

@Module({})
export class AccountsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AccountsModule,
      imports: [PassportModule.register({ session: false })],
      controllers: [AccountsController, ConfirmationController, ProfileController, SessionsController],
      providers: [
        {
          provide: SignInThrottle,
          inject: [SESSION_REDIS],
          useFactory: (redis: Redis) => new SignInThrottle(redis, config, config.SESSION_SECRET),
        },
        { provide: COOKIES_ARE_SECURE, useValue: config.PUBLIC_URL.startsWith('https:') },
        AccountEvents,
        AccountsService,
        BeginSession,
        OwnPassword,
        PasswordHasher,
        PasswordRules,
        SaveProfile,
        LocalStrategy,
      ],
      exports: [OwnPassword],
    };
  }
}
