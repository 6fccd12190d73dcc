import { Controller } from '@nestjs/common';
import { getWithdrawal } from '@pactwright/protocol';
import { RpcHandler } from '@pactwright/server-rpc';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { Withdrawal, numberOf } from './withdrawal.entity.js';

type Call = typeof getWithdrawal;

@Controller()
export class WithdrawalsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @RpcHandler(getWithdrawal)
  async get({ withdrawalId }: z.infer<Call['request']>): Promise<z.infer<Call['response']>> {
    const found = await this.dataSource.manager.findOneBy(Withdrawal, { id: withdrawalId });
    if (!found || found.name === null || found.email === null || found.purchase === null)
      return { withdrawal: null };
    const { name, email, purchase, language, receivedAt } = found;
    return {
      withdrawal: {
        ...{ name, email, purchase, language },
        number: numberOf(found),
        receivedAt: receivedAt.toISOString(),
      },
    };
  }
}
