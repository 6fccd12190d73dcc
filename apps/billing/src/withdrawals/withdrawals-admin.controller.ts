import { Controller } from '@nestjs/common';
import {
  billingWires as wires,
  type AdminWithdrawal,
  type AdminWithdrawalsResponse,
  type Taken,
} from '@pactwright/protocol';
import { Answers } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { AnswerWithdrawals } from './answer-withdrawals.js';

/** What consumers stated, to be decided by a person. */
@Controller()
export class WithdrawalsAdminController {
  constructor(
    private readonly withdrawals: AnswerWithdrawals,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(wires.listWithdrawals)
  async list({ query }: Taken<typeof wires.listWithdrawals>): Promise<AdminWithdrawalsResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'billing.withdrawals.read' }),
    );
    return this.withdrawals.page(query);
  }

  @Answers(wires.markWithdrawalAnswered)
  answered({ params }: Taken<typeof wires.markWithdrawalAnswered>): Promise<AdminWithdrawal> {
    return this.withdrawals.answer(params.id);
  }
}
