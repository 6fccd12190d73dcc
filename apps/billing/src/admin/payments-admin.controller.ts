import { Controller } from '@nestjs/common';
import {
  billingWires as wires,
  type Actor,
  type AdminPayment,
  type AdminPaymentsResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers, AppError, CurrentActor } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { RequestRefund } from '../refunds/request-refund.js';
import { ListPayments } from './list-payments.js';

/** Everybody's payments, for administrators. */
@Controller()
export class PaymentsAdminController {
  constructor(
    private readonly payments: ListPayments,
    private readonly refund: RequestRefund,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(wires.listAllPayments)
  async list({ query }: Taken<typeof wires.listAllPayments>): Promise<AdminPaymentsResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'billing.payments.read' }),
    );
    return this.payments.page(query);
  }

  @Answers(wires.refundAnyPayment)
  async requestRefund(
    { params: { id } }: Taken<typeof wires.refundAnyPayment>,
    @CurrentActor() { userId }: Actor,
  ): Promise<AdminPayment> {
    if (userId === null) throw new AppError('NOT_SIGNED_IN');
    await this.refund.run({ paymentId: id, requestedBy: userId });
    return this.payments.get(id);
  }
}
