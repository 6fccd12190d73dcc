import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  adminPaymentsQuery,
  type Actor,
  type AdminPayment,
  type AdminPaymentsResponse,
  uuid,
} from '@pactwright/protocol';
import { AdminOnly, AppError, Confirmed, CurrentActor, ZodParam, ZodQuery } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { RequestRefund } from '../refunds/request-refund.js';
import { ListPayments } from './list-payments.js';

const paymentId = uuid('PAYMENT_NOT_FOUND');

/** Everybody's payments, for administrators. */
@Controller('api/admin/payments')
export class PaymentsAdminController {
  constructor(
    private readonly payments: ListPayments,
    private readonly refund: RequestRefund,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @AdminOnly()
  @Get()
  async list(
    @ZodQuery(adminPaymentsQuery) query: z.infer<typeof adminPaymentsQuery>,
  ): Promise<AdminPaymentsResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'billing.payments.read' }),
    );
    return this.payments.page(query);
  }

  @AdminOnly()
  @Confirmed()
  @Post(':id/refund')
  @HttpCode(200)
  async requestRefund(
    @CurrentActor() { userId }: Actor,
    @ZodParam('id', paymentId) id: string,
  ): Promise<AdminPayment> {
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    await this.refund.run({ paymentId: id, requestedBy: userId });
    return this.payments.get(id);
  }
}
