import { Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { sendMail } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { MAILER, type Send } from '../mail/mailer.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResets } from './password-resets.js';
import { resetMail } from './reset-mail.js';
import { RESET_SETTINGS, type ResetSettings } from './reset-settings.js';
import { resetTokenOf } from './reset-token.js';

const CONCURRENCY = 4;

@JobProcessor(sendMail, { concurrency: CONCURRENCY })
export class SendMail implements JobHandler<typeof sendMail> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MAILER) private readonly send: Send | null,
    @Inject(RESET_SETTINGS) private readonly settings: ResetSettings,
    private readonly resets: PasswordResets,
  ) {}

  async handle({ id }: z.infer<typeof sendMail.data>, { signal, log }: JobContext): Promise<void> {
    if (!this.send) throw new AppError('PASSWORD_RESET_OFF');
    const found = await this.resets.find(this.dataSource.manager, id).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (!found || found.reset.sentAt) {
      log.info({ reset_id: id }, 'nothing to send');
      return;
    }
    const { user, reset } = found;
    const { publicUrl, secret } = this.settings;
    const url = new URL('/reset-password', publicUrl);
    url.searchParams.set('token', resetTokenOf(secret, id));
    await this.send({ id, ...resetMail(user.email, reset.language, url.href) }, signal);
    await this.dataSource.manager.update(PasswordReset, { id }, { sentAt: new Date() });
  }
}
