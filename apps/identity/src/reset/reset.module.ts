import { Module, type DynamicModule } from '@nestjs/common';
import type { Config } from '../config.js';
import { MAILER, openMailer } from '../mail/mailer.js';
import { PasswordResets } from './password-resets.js';
import { WithdrawalsRpc } from '../withdrawals/withdrawals.rpc.js';
import { RESET_SETTINGS, type ResetSettings } from './reset-settings.js';
import { ResetController } from './reset.controller.js';
import { SendMail } from './send-mail.processor.js';

@Module({})
export class ResetModule {
  static forRoot(config: Config): DynamicModule {
    const { SMTP_URL, MAIL_FROM, PUBLIC_URL, SESSION_SECRET } = config;
    const settings: ResetSettings = {
      isOffered: SMTP_URL !== undefined,
      secret: SESSION_SECRET,
      publicUrl: PUBLIC_URL,
    };
    return {
      module: ResetModule,
      controllers: [ResetController, WithdrawalsRpc],
      providers: [
        { provide: RESET_SETTINGS, useValue: settings },
        { provide: MAILER, useValue: SMTP_URL ? openMailer({ SMTP_URL, MAIL_FROM, PUBLIC_URL }) : null },
        PasswordResets,
        SendMail,
      ],
    };
  }
}
