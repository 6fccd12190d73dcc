import { Inject } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { getWithdrawal, sendMail } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { JobProcessor, type JobContext, type JobHandler } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { MAILER, type Message, type Send } from '../mail/mailer.js';
import { withdrawalMail } from '../withdrawals/withdrawal-mail.js';
import { PasswordReset } from './password-reset.entity.js';
import { PasswordResets } from './password-resets.js';
import { resetMail } from './reset-mail.js';
import { RESET_SETTINGS, type ResetSettings } from './reset-settings.js';
import { resetTokenOf } from './reset-token.js';

const CONCURRENCY = 4;

type Letter = Omit<Message, 'id'>;

@JobProcessor(sendMail, { concurrency: CONCURRENCY })
export class SendMail implements JobHandler<typeof sendMail> {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(MAILER) private readonly send: Send | null,
    @Inject(RESET_SETTINGS) private readonly settings: ResetSettings,
    private readonly resets: PasswordResets,
    private readonly rpc: RpcClient,
  ) {}

  async handle({ kind, id }: z.infer<typeof sendMail.data>, { signal, log }: JobContext): Promise<void> {
    if (!this.send) throw new AppError('PASSWORD_RESET_OFF');
    const letter = kind === 'withdrawal' ? await this.acknowledgement(id) : await this.resetLink(id);
    if (!letter) {
      log.info({ kind, mail_id: id }, 'nothing to send');
      return;
    }
    await this.send({ id, ...letter }, signal);
    if (kind === 'password-reset')
      await this.dataSource.manager.update(PasswordReset, { id }, { sentAt: new Date() });
  }

  private async acknowledgement(withdrawalId: string): Promise<Letter | undefined> {
    const { withdrawal } = await this.rpc.call(getWithdrawal, { withdrawalId });
    return withdrawal ? withdrawalMail(withdrawal) : undefined;
  }

  private async resetLink(id: string): Promise<Letter | undefined> {
    const found = await this.resets.find(this.dataSource.manager, id).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      throw error;
    });
    if (!found || found.reset.sentAt) return undefined;
    const { user, reset } = found;
    const { publicUrl, secret } = this.settings;
    const url = new URL('/reset-password', publicUrl);
    url.searchParams.set('token', resetTokenOf(secret, id));
    return resetMail(user.email, reset.language, url.href);
  }
}
