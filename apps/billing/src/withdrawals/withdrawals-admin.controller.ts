import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import {
  adminWithdrawalsQuery,
  type AdminWithdrawal,
  type AdminWithdrawalsResponse,
  uuid,
} from '@pactwright/protocol';
import { AdminOnly, ZodParam, ZodQuery } from '@pactwright/server-kit';
import { Outbox, recordAct } from '@pactwright/server-queue';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AnswerWithdrawals } from './answer-withdrawals.js';

const withdrawalId = uuid('WITHDRAWAL_NOT_FOUND');

/** What consumers stated, to be decided by a person. */
@Controller('api/admin/withdrawals')
export class WithdrawalsAdminController {
  constructor(
    private readonly withdrawals: AnswerWithdrawals,
    private readonly outbox: Outbox,
    private readonly dataSource: DataSource,
  ) {}

  @AdminOnly()
  @Get()
  async list(
    @ZodQuery(adminWithdrawalsQuery) query: z.infer<typeof adminWithdrawalsQuery>,
  ): Promise<AdminWithdrawalsResponse> {
    await this.dataSource.transaction((manager) =>
      recordAct(this.outbox, manager, { action: 'billing.withdrawals.read' }),
    );
    return this.withdrawals.page(query);
  }

  @AdminOnly()
  @Post(':id/answered')
  @HttpCode(200)
  answered(@ZodParam('id', withdrawalId) id: string): Promise<AdminWithdrawal> {
    return this.withdrawals.answer(id);
  }
}
