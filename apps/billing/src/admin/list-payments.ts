import { Inject, Injectable } from '@nestjs/common';
import type { AdminPayment, AdminPaymentsResponse, adminPaymentsQuery } from '@pactwright/protocol';
import { AppError } from '@pactwright/server-kit';
import { RpcClient, userNames } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { receiptOf } from '../account/receipt.js';
import { CLOCK, type Clock } from '../clock.js';
import { Payment } from '../ledger/payment.entity.js';
import { isForgotten } from '../ledger/anonymise-payments.js';

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
    return { ...(await this.describe(payments)), total, page, pageSize };
  }

  async get(id: string): Promise<AdminPayment> {
    const found = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    const { data } = await this.describe([found]);
    const [payment] = data;
    if (payment === undefined) throw new AppError('PAYMENT_NOT_FOUND');
    return payment;
  }

  private async describe(
    payments: readonly Payment[],
  ): Promise<Pick<AdminPaymentsResponse, 'data' | 'areNamesMissing'>> {
    const receipt = await receiptOf(this.dataSource.manager, payments, this.clock());
    const payers = await userNames(
      this.rpc,
      payments.map(({ userId }) => userId),
    );
    const data = payments.map((payment) => ({
      ...receipt(payment),
      userId: payment.userId,
      payer: payers.of(payment.userId),
      isForgotten: isForgotten(payment),
    }));
    return { data, areNamesMissing: payers.areMissing };
  }
}
