import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  acknowledgeWithdrawal,
  type Actor,
  type Receipt,
  type WithdrawalReceipt,
  type WithdrawalRequest,
} from '@pactwright/protocol';
import { logger } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { RpcClient } from '@pactwright/server-rpc';
import { DataSource, ILike, MoreThan } from 'typeorm';
import { CLOCK, type Clock } from '../clock.js';
import { OwnPurchases } from './own-purchases.js';
import { Withdrawal, numberOf } from './withdrawal.entity.js';

const DAY_MS = 24 * 3_600_000;
/* Anybody can write anybody's address. */
const MAILS_PER_DAY = 5;

/** Takes a statement of withdrawal as it is made: nobody is asked who they are, and nothing is decided here. */
@Injectable()
export class ReceiveWithdrawal {
  private readonly log = logger('withdrawals');

  constructor(
    private readonly dataSource: DataSource,
    private readonly purchases: OwnPurchases,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async run(actor: Actor, request: WithdrawalRequest): Promise<WithdrawalReceipt> {
    const { name, email, purchase } = request;
    const payment = await this.purchases.named(actor, purchase);
    const withdrawal = await this.keep(actor, request, payment);
    return {
      number: numberOf(withdrawal),
      receivedAt: withdrawal.receivedAt.toISOString(),
      name,
      email,
      purchase,
      isMailed: await this.mail(withdrawal.id, email),
      payment,
    };
  }

  private keep(
    { userId, guestId, language }: Actor,
    { key, name, email, purchase }: WithdrawalRequest,
    payment: Receipt | null,
  ): Promise<Withdrawal> {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([key, name, email, purchase]))
      .digest('hex');
    return this.dataSource.transaction(async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(Withdrawal)
        .values({
          id: randomUUID(),
          fingerprint,
          userId,
          guestId: userId === null ? guestId : null,
          ...{ name, email, purchase, language },
          paymentId: payment?.id ?? null,
          receivedAt: this.clock(),
        })
        .orIgnore()
        .returning('id')
        .execute();
      const withdrawal = await manager.findOneByOrFail(Withdrawal, { fingerprint });
      if (Array.isArray(raw) && raw.length > 0) {
        await recordAct(this.outbox, manager, {
          action: 'billing.withdrawal.receive',
          subject: { type: 'withdrawal', id: withdrawal.id },
          details: { isRecognised: payment !== null },
        });
      }
      return withdrawal;
    });
  }

  /** The statement is received whatever becomes of the mail. */
  private async mail(withdrawalId: string, email: string): Promise<boolean> {
    const since = new Date(this.clock().getTime() - DAY_MS);
    const lately = await this.dataSource.manager.countBy(Withdrawal, {
      email: ILike(email.replace(/[\\%_]/g, '\\$&')),
      receivedAt: MoreThan(since),
    });
    if (lately > MAILS_PER_DAY) return false;
    try {
      const { isMailed } = await this.rpc.call(acknowledgeWithdrawal, { withdrawalId });
      return isMailed;
    } catch (error) {
      this.log.warn({ err: error, withdrawal_id: withdrawalId }, 'an acknowledgement could not be mailed');
      return false;
    }
  }
}
