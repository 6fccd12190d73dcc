import { Inject, Injectable } from '@nestjs/common';
import {
  nameUsers,
  type AdminPayment,
  type AdminPaymentsResponse,
  type NamedUser,
  type adminPaymentsQuery,
} from '@pactwright/protocol';
import { AppError, logger } from '@pactwright/server-kit';
import { RpcClient } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { toReceipt } from '../account/receipt.js';
import { CLOCK, type Clock } from '../clock.js';
import { Payment } from '../payments/payment.entity.js';
import { isForgotten } from '../personal-data/anonymise-payments.js';
import { payerHistories } from '../refunds/refundability.js';

const log = logger('administration');

/** Payments of everybody, newest first, with who paid and whether each may be given back. */
@Injectable()
export class ListPayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async page({
    page,
    pageSize,
    status,
    userId,
  }: z.infer<typeof adminPaymentsQuery>): Promise<AdminPaymentsResponse> {
    const [payments, total] = await this.dataSource.manager.findAndCount(Payment, {
      where: { ...(status === undefined ? {} : { status }), ...(userId === undefined ? {} : { userId }) },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const payers = await this.payersOf(payments);
    return {
      data: await this.describe(payments, payers ?? []),
      areNamesMissing: payers === undefined,
      total,
      page,
      pageSize,
    };
  }

  async get(id: string): Promise<AdminPayment> {
    const payments = [await this.dataSource.manager.findOneByOrFail(Payment, { id })];
    const [payment] = await this.describe(payments, (await this.payersOf(payments)) ?? []);
    if (payment === undefined) throw new AppError('PAYMENT_NOT_FOUND');
    return payment;
  }

  private async describe(
    payments: readonly Payment[],
    payers: readonly NamedUser[],
  ): Promise<AdminPayment[]> {
    const history = await payerHistories(this.dataSource.manager, payments);
    const now = this.clock();
    return payments.map((payment) => ({
      ...toReceipt(payment, history(payment), now),
      userId: payment.userId,
      payer: payers.find(({ id }) => id === payment.userId) ?? null,
      isForgotten: isForgotten(payment),
    }));
  }

  /** Undefined while identity cannot be asked: payments can be looked after all the same. */
  private async payersOf(payments: readonly Payment[]): Promise<readonly NamedUser[] | undefined> {
    const userIds = [...new Set(payments.flatMap(({ userId }) => userId ?? []))];
    if (userIds.length === 0) return [];
    try {
      return (await this.rpc.call(nameUsers, { userIds })).users;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error }, 'payments are listed without their payers');
      return undefined;
    }
  }
}
