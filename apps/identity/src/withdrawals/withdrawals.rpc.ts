import { Controller, Inject } from '@nestjs/common';
import { acknowledgeWithdrawal, sendMail } from '@pactwright/protocol';
import { JobQueue } from '@pactwright/server-queue';
import { RpcHandler } from '@pactwright/server-rpc';
import type { z } from 'zod';
import { MAILER, type Send } from '../mail/mailer.js';

type Call = typeof acknowledgeWithdrawal;

/** billing keeps the statements, and mails leave from here. */
@Controller()
export class WithdrawalsRpc {
  constructor(
    @Inject(MAILER) private readonly send: Send | null,
    private readonly queue: JobQueue,
  ) {}

  @RpcHandler(acknowledgeWithdrawal)
  async acknowledge({ withdrawalId }: z.infer<Call['request']>): Promise<z.infer<Call['response']>> {
    if (this.send === null) return { isMailed: false };
    await this.queue.add(sendMail, { kind: 'withdrawal', id: withdrawalId });
    return { isMailed: true };
  }
}
