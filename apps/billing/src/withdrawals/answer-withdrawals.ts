import { Inject, Injectable } from '@nestjs/common';
import type { AdminWithdrawal, AdminWithdrawalsResponse, adminWithdrawalsQuery } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { RpcClient, userNames } from '@pactwright/server-rpc';
import { DataSource, In, IsNull, Not } from 'typeorm';
import type { z } from 'zod';
import { CLOCK, type Clock } from '../clock.js';
import { Payment } from '../ledger/payment.entity.js';
import { NAMELESS, Withdrawal, isForgotten, numberOf } from './withdrawal.entity.js';

/** The statements of everybody, for the person who decides on them. */
@Injectable()
export class AnswerWithdrawals {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly rpc: RpcClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async page({
    page,
    pageSize,
    state,
  }: z.infer<typeof adminWithdrawalsQuery>): Promise<AdminWithdrawalsResponse> {
    const answeredAt = state === 'open' ? IsNull() : Not(IsNull());
    const [found, total] = await this.dataSource.manager.findAndCount(Withdrawal, {
      where: state === undefined ? {} : { answeredAt },
      order: { receivedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { ...(await this.describe(found)), total, page, pageSize };
  }

  /** Answered once stays answered: the first time counts. */
  async answer(id: string): Promise<AdminWithdrawal> {
    const answered = await this.dataSource.transaction(async (manager) => {
      const withdrawal = await manager.findOne(Withdrawal, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (withdrawal === null) throw new AppError('WITHDRAWAL_NOT_FOUND');
      if (withdrawal.answeredAt !== null) return withdrawal;
      await recordAct(this.outbox, manager, {
        action: 'billing.withdrawal.answer',
        subject: { type: 'withdrawal', id },
      });
      return manager.save(
        manager.merge(Withdrawal, withdrawal, {
          answeredAt: this.clock(),
          ...(withdrawal.isForgottenOnceAnswered ? NAMELESS : {}),
        }),
      );
    });
    const { data } = await this.describe([answered]);
    const [described] = data;
    if (described === undefined) throw new AppError('WITHDRAWAL_NOT_FOUND');
    return described;
  }

  private async describe(
    withdrawals: readonly Withdrawal[],
  ): Promise<Pick<AdminWithdrawalsResponse, 'data' | 'areNamesMissing'>> {
    const ids = withdrawals.flatMap(({ paymentId }) => paymentId ?? []);
    const payments = await this.dataSource.manager.findBy(Payment, { id: In(ids) });
    const accounts = await userNames(
      this.rpc,
      withdrawals.map(({ userId }) => userId),
    );
    const data = withdrawals.map((withdrawal): AdminWithdrawal => {
      const { id, name, email, purchase, userId, receivedAt, answeredAt, paymentId } = withdrawal;
      const payment = payments.find((each) => each.id === paymentId);
      return {
        ...{ id, name, email, purchase, userId },
        account: accounts.of(userId),
        isForgotten: isForgotten(withdrawal),
        number: numberOf(withdrawal),
        state: answeredAt === null ? 'open' : 'answered',
        receivedAt: receivedAt.toISOString(),
        answeredAt: answeredAt?.toISOString() ?? null,
        payment: payment
          ? {
              id: payment.id,
              planType: payment.planType,
              status: payment.status,
              paidAt: (payment.confirmedAt ?? payment.createdAt).toISOString(),
            }
          : null,
      };
    });
    return { data, areNamesMissing: accounts.areMissing };
  }
}
