import { Inject, Injectable } from '@nestjs/common';
import type { AdminPayment, AdminPaymentsResponse, adminPaymentsQuery } from '@pactwright/protocol';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { toReceipt } from '../account/receipt.js';
import { CLOCK, type Clock } from '../clock.js';
import { Payment } from '../payments/payment.entity.js';
import { payerHistories } from '../refunds/refundability.js';

/** Payments of everybody, newest first, with whether each may be given back. */
@Injectable()
export class ListPayments {
  constructor(
    private readonly dataSource: DataSource,
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
    return { data: payments.map(await this.describer(payments)), total, page, pageSize };
  }

  async get(id: string): Promise<AdminPayment> {
    const payment = await this.dataSource.manager.findOneByOrFail(Payment, { id });
    return (await this.describer([payment]))(payment);
  }

  private async describer(payments: readonly Payment[]): Promise<(payment: Payment) => AdminPayment> {
    const history = await payerHistories(this.dataSource.manager, payments);
    const now = this.clock();
    return (payment) => ({ ...toReceipt(payment, history(payment), now), userId: payment.userId });
  }
}
