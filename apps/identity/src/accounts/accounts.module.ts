import { Module, type DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ActivityModule } from '../activity/activity.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import type { Config } from '../config.js';
import { ProfileController } from '../profile/profile.controller.js';
import { SaveProfile } from '../profile/save-profile.js';
import { FailedSignIns } from '../audit/failed-sign-ins.js';
import { BeginSession } from '../sessions/begin-session.js';
import { ConfirmationController } from '../sessions/confirmation.controller.js';
import { SessionsController } from '../sessions/sessions.controller.js';
import { DeleteAccount } from '../personal-data/delete-account.js';
import { DeletionController } from '../personal-data/deletion.controller.js';
import { GuestController } from '../personal-data/guest.controller.js';
import { PersonalDataRpc } from '../personal-data/personal-data.rpc.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { COOKIES_ARE_SECURE } from '../caller/cookies.js';
import { LocalStrategy } from './local.strategy.js';

@Module({})
export class AccountsModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: AccountsModule,
      imports: [PassportModule.register({ session: false }), ClaimsModule, ActivityModule],
      controllers: [
        AccountsController,
        ConfirmationController,
        DeletionController,
        GuestController,
        PersonalDataRpc,
        ProfileController,
        SessionsController,
      ],
      providers: [
        { provide: COOKIES_ARE_SECURE, useValue: config.PUBLIC_URL.startsWith('https:') },
        AccountsService,
        BeginSession,
        DeleteAccount,
        FailedSignIns,
        LocalStrategy,
        SaveProfile,
      ],
    };
  }
}
